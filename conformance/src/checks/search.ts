import { isRecord } from '../../../lib/sections/parse-section';
import { isSafeLink } from '../../../lib/sections/safe-link';
import type { Check } from '../check';
import type { Host } from '../host';
import { dataOf, problemOf, type Raw, recordsIn } from '../read';
import { samplePages } from '../sample';
import { missing, ok, skipped, type Verdict, warningIf, wrongIf } from '../verdict';

const call = 'SearchPages';

const ask = (host: Host, query: string, limit = 10, offset = 0) =>
  host.get(call, { query, language: 'tr', limit: String(limit), offset: String(offset) });

const resultsOf = (data: unknown): Raw[] => recordsIn(isRecord(data) ? data.results : undefined);

/** A word of a page's title, which has to be found. */
async function wordOf(host: Host): Promise<{ word: string; pageKey: string } | undefined> {
  for (const { pageKey, page } of await samplePages(host)) {
    const word = /\p{L}{4,}/u.exec(String(page.title))?.[0];
    if (word && page.isVisible === true) return { word, pageKey };
  }
  return undefined;
}

/** Marks that the site leaves out. */
function wrongMarks(where: string, value: unknown): string[] {
  if (!isRecord(value) || typeof value.text !== 'string') return [`${where}: expected { text, marks }`];
  const length = value.text.length;
  let end = 0;
  return (Array.isArray(value.marks) ? value.marks : []).flatMap((pair: unknown) => {
    const [from, to] = (Array.isArray(pair) ? pair : []) as unknown[];
    const isRange =
      typeof from === 'number' && typeof to === 'number' && Number.isInteger(from) && Number.isInteger(to);
    if (!isRange || from < end || to <= from || to > length) return [`${where}: the mark ${JSON.stringify(pair)}`];
    end = to;
    return [];
  });
}

const ofSearch = (
  id: string,
  holds: string,
  otherwise: string,
  run: (host: Host, word: string, pageKey: string) => Promise<Verdict>,
): Check => ({
  ...{ id, call, holds, otherwise },
  run: async (host) => {
    const wanted = await wordOf(host);
    if (!wanted || (await ask(host, wanted.word)).reading.kind !== 'data') return skipped('there is no search');
    return run(host, wanted.word, wanted.pageKey);
  },
});

export const searchChecks: Check[] = [
  {
    id: 'search.answer',
    call,
    holds: 'finds pages by a word of their title',
    otherwise: 'the search page says that the search is not available',
    run: async (host) => {
      const wanted = await wordOf(host);
      if (!wanted) return skipped('there is no page with a title');
      const answer = await ask(host, wanted.word, 50);
      if (answer.reading.kind === 'none') return missing();
      if (answer.reading.kind !== 'data') return wrongIf([problemOf(answer, host)]);
      const isFound = resultsOf(dataOf(answer)).some(({ pageKey }) => pageKey === wanted.pageKey);
      return wrongIf(isFound ? [] : [`${answer.name}: does not find the page ${wanted.pageKey}`]);
    },
  },
  ofSearch(
    'search.results',
    'results have a title and a link, and marks in order within their texts',
    'the result is left out, or shown without its marks',
    async (host, word) => {
      const results = resultsOf(dataOf(await ask(host, word)));
      return wrongIf(
        results.flatMap(({ pageKey, title, excerpt, link }) => [
          ...wrongMarks(`${String(pageKey)}.title`, title),
          ...wrongMarks(`${String(pageKey)}.excerpt`, excerpt),
          ...(typeof link === 'string' && link.startsWith('/') && isSafeLink(link)
            ? []
            : [`${String(pageKey)}.link: ${JSON.stringify(link)}`]),
        ]),
      );
    },
  ),
  ofSearch(
    'search.limit',
    'limit and offset are kept, and total counts all results',
    'the pages of results repeat themselves',
    async (host, word) => {
      const [one, all] = [dataOf(await ask(host, word, 1)), dataOf(await ask(host, word, 50))];
      const [, second] = resultsOf(all);
      const next = resultsOf(dataOf(await ask(host, word, 1, 1)));
      const total = isRecord(one) ? one.total : undefined;
      return wrongIf([
        ...(resultsOf(one).length > 1 ? [`limit=1: ${resultsOf(one).length} results`] : []),
        ...(typeof total === 'number' && total >= resultsOf(all).length ? [] : [`total: ${JSON.stringify(total)}`]),
        ...(second && next[0]?.pageKey !== second.pageKey ? ['offset=1: not the second result'] : []),
      ]);
    },
  ),
  ofSearch('search.empty', 'an empty query finds nothing', 'nothing: the site does not ask for it', async (host) => {
    const data = dataOf(await ask(host, ''));
    return warningIf(resultsOf(data).length > 0 ? [`${resultsOf(data).length} results`] : []);
  }),
  ofSearch(
    'search.odd',
    'any text can be asked for',
    'the search page says that the search is not available',
    async (host) => {
      const answers = await Promise.all(['"\'%_*\\', 'İIıi', 'a'.repeat(200), '('].map((query) => ask(host, query)));
      const failed = answers.filter(({ failure, status }) => failure || status >= 500);
      return failed.length > 0 ? wrongIf(failed.map((answer) => problemOf(answer, host))) : ok();
    },
  ),
];
