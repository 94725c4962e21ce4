import { isPageList } from '../../../lib/backend/envelope.mjs';
import { normalizePageKeys } from '../../../lib/content/normalize-page';
import { isRecord } from '../../../lib/sections/parse-section';
import type { Check } from '../check';
import type { Host } from '../host';
import { parsePage } from '../parse';
import { codesOf, dataOf, problemOf, readModel, recordsIn } from '../read';
import { keysQuery, listedKeys, listKeys, listQuery, partSize, samplePages } from '../sample';
import { missing, ok, skipped, type Verdict, warningIf, wrongIf } from '../verdict';

const lists = 'GetCategoryPages';
const keys = 'GetPageKeys';

/** More than any site has. */
const farOffset = 1_000_000;

const keyOf = (entry: unknown): string => (isRecord(entry) && typeof entry.pageKey === 'string' ? entry.pageKey : '');

const totalOf = (answer: { reading: { kind: string; total?: number } }) => answer.reading.total;

const noLists = 'the application model names no lists: the site has no carousels and no pages of categories';

const answersOfLists = async (host: Host) =>
  Promise.all((await listKeys(host)).map((key) => host.get(lists, listQuery(key))));

/** The parts of one category, compared with the whole list. */
async function problemsOfParts(host: Host, category: string): Promise<string[]> {
  const whole = recordsIn(dataOf(await host.get(lists, { category })));
  const visible = whole.filter(({ isVisible }) => isVisible === true);
  const size = Math.max(1, Math.min(2, visible.length - 1));
  const part = (offset: number) => host.get(lists, { category, limit: String(size), offset: String(offset) });
  const [first, second, beyond] = await Promise.all([part(0), part(size), part(farOffset)]);
  if (totalOf(first) === undefined) return [];
  const found = [first, second].flatMap((answer) => recordsIn(dataOf(answer)).map(keyOf));
  const expected = visible.slice(0, 2 * size).map(keyOf);
  return [
    ...(totalOf(first) === visible.length
      ? []
      : [`${category}: total ${totalOf(first)}, but ${visible.length} visible pages`]),
    ...(found.join() === expected.join()
      ? []
      : [`${category}: parts of ${size} have ${found.join(', ')} instead of ${expected.join(', ')}`]),
    ...(beyond.reading.kind === 'data' && recordsIn(dataOf(beyond)).length === 0
      ? []
      : [`${beyond.name}: expected an empty list with the total`]),
  ];
}

async function checkCategoryParts(host: Host): Promise<Verdict> {
  const named = await listKeys(host);
  if (named.length === 0) return skipped(noLists);
  const answers = await Promise.all(named.map((key) => host.get(lists, listQuery(key))));
  const hasParts = answers.some((answer) => totalOf(answer) !== undefined);
  const long = named.filter(
    (_, index) => recordsIn(dataOf(answers[index] as (typeof answers)[number])).length > partSize,
  );
  if (!hasParts) return missing(long.length > 0 ? `whole lists of more than ${partSize} pages are sent each time` : '');
  return wrongIf((await Promise.all(named.map((key) => problemsOfParts(host, key)))).flat());
}

async function readAllKeys(host: Host): Promise<{ entries: unknown[]; found: string[]; hasParts: boolean }> {
  const [entries, found, seen] = [[] as unknown[], [] as string[], new Set<string>()];
  // A small part, so that a host with a few pages shows its cursors too.
  let query: Record<string, string> = { limit: '5' };
  for (let count = 0; count < 1_000; count += 1) {
    const answer = await host.get(keys, query);
    if (answer.reading.kind !== 'data')
      return { entries, found: [...found, problemOf(answer, host)], hasParts: count > 0 };
    const part = dataOf(answer);
    entries.push(...(Array.isArray(part) ? part : []));
    const { next } = answer.reading;
    if (next === undefined) return { entries, found, hasParts: count > 0 };
    if (seen.has(next)) return { entries, found: [...found, `the cursor ${next} comes again`], hasParts: true };
    seen.add(next);
    query = { limit: '5', cursor: next };
  }
  return { entries, found: [...found, 'a thousand parts of five pages have no end'], hasParts: true };
}

/** A check that needs the list of pages. */
const ofKeys = (
  id: string,
  holds: string,
  otherwise: string,
  run: (host: Host, entries: unknown[]) => Promise<Verdict>,
): Check => ({
  ...{ id, call: keys, holds, otherwise },
  run: async (host) => {
    const entries = await listedKeys(host);
    return entries ? run(host, entries) : skipped('the host does not list its pages');
  },
});

export const listChecks: Check[] = [
  {
    id: 'category.list',
    call: lists,
    holds: 'every category answers with an array of pages',
    otherwise: 'the carousel or the page of the category is shown without its pages',
    run: async (host) => {
      const answers = await answersOfLists(host);
      if (answers.length === 0) return missing(noLists);
      return wrongIf(
        answers.flatMap((answer) => {
          if (answer.reading.kind !== 'data') return [problemOf(answer, host)];
          return isPageList(dataOf(answer)) ? [] : [`${answer.name}: not an array of pages`];
        }),
      );
    },
  },
  {
    id: 'category.pages',
    call: lists,
    holds: 'the pages of lists can be read like single pages, and have a key',
    otherwise: 'the page is left out of its list',
    run: async (host) => {
      const answers = await answersOfLists(host);
      const entries = answers.flatMap((answer) => recordsIn(dataOf(answer)).map((page) => ({ page, in: answer.name })));
      return wrongIf(
        entries.flatMap((entry) =>
          keyOf(entry.page) === '' ? [`${entry.in}: a page without a key`] : parsePage(entry.page, host).dropped,
        ),
      );
    },
  },
  {
    id: 'category.unknown',
    call: lists,
    holds: 'an unknown category is refused, not an error of the server',
    otherwise: 'nothing: the site asks for known categories only',
    run: async (host) => {
      const answer = await host.get(lists, { category: 'conformance_no_such_list' });
      return warningIf(answer.failure || answer.status >= 500 ? [problemOf(answer, host)] : []);
    },
  },
  {
    id: 'category.parts',
    call: `${lists} (parts)`,
    holds: 'limit and offset give the parts of the whole list, with its total',
    otherwise: 'without parts, the site takes the pages of a list out of the whole answer, of 4 MB at most',
    run: checkCategoryParts,
  },
  {
    id: 'keys.list',
    call: keys,
    holds: 'lists the public pages',
    otherwise: 'the sitemap has the pages of the menu and of the categories only',
    run: async (host) => {
      const answer = await host.get(keys, keysQuery);
      if (answer.reading.kind === 'none') return missing();
      return wrongIf(Array.isArray(dataOf(answer)) ? [] : [problemOf(answer, host)]);
    },
  },
  ofKeys(
    'keys.entries',
    'entries have a key, a link that starts with / and languages; each page is there once',
    'the entry is left out of the sitemap',
    async (_host, entries) => {
      const usable = normalizePageKeys(entries) ?? [];
      const links = usable.map(({ link }) => link);
      const odd = entries.filter((entry) => (normalizePageKeys([entry]) ?? []).length === 0);
      return wrongIf([
        ...odd.map((entry) => `not an entry: ${JSON.stringify(entry)?.slice(0, 80)}`),
        ...links.filter((link, index) => links.indexOf(link) !== index).map((link) => `${link}: twice`),
        ...entries
          .filter((entry) => isRecord(entry) && !Array.isArray(entry.languages))
          .map((entry) => `${keyOf(entry)}: no languages`),
        ...usable
          .filter(({ updatedAt }) => Number.isNaN(Date.parse(updatedAt)))
          .map(({ pageKey }) => `${pageKey}: updatedAt is no time`),
      ]);
    },
  ),
  ofKeys(
    'keys.pages',
    'listed pages can be fetched and are visible',
    'search engines are sent to the not-found page',
    async (host, entries) => {
      const wanted = entries.map(keyOf).filter(Boolean).slice(0, partSize);
      const found: string[] = [];
      for (const pageKey of wanted) {
        const page = dataOf(await host.get('GetPageData', { pageKey }));
        if (!isRecord(page)) found.push(`${pageKey}: there is no such page`);
        else if (page.isVisible !== true) found.push(`${pageKey}: it is not visible`);
      }
      return wrongIf(found);
    },
  ),
  ofKeys(
    'keys.languages',
    'the languages of an entry are those in which its page has content',
    'search engines are told of translations that there are not, or not told of those that there are',
    async (host, entries) => {
      const codes = codesOf(await readModel(host));
      const listed = new Map(entries.filter(isRecord).map((entry) => [keyOf(entry), entry.languages]));
      const found = (await samplePages(host)).flatMap(({ pageKey, page }) => {
        const claimed = listed.get(pageKey);
        const [parsed] = parsePage(page, host).pages;
        if (!Array.isArray(claimed) || !parsed) return [];
        const unknown = claimed.filter((code) => !codes.includes(String(code)));
        const isSame = [...claimed].sort().join() === [...parsed.languages].sort().join();
        if (unknown.length > 0) return [`${pageKey}: ${unknown.join()} is none of the model's languages`];
        return isSame ? [] : [`${pageKey}: lists ${claimed.join()}, its content is in ${parsed.languages.join()}`];
      });
      return wrongIf(found);
    },
  ),
  ofKeys(
    'keys.parts',
    'limit and cursor give the whole list in parts, which come to an end',
    'without parts, the whole list is sent each time, of 4 MB at most',
    async (host, entries) => {
      const { entries: inParts, found, hasParts } = await readAllKeys(host);
      const first = await host.get(keys, { limit: '5' });
      if (!hasParts) return entries.length > 5 ? missing() : ok('there are too few pages to tell');
      const total = totalOf(first);
      const [whole, seen] = [new Set(entries.map(keyOf)), inParts.map(keyOf)];
      const isComplete = (await host.get(keys, keysQuery)).reading;
      const isOnePart = isComplete.kind === 'data' && isComplete.next === undefined;
      return wrongIf([
        ...found,
        ...(total === undefined || total === new Set(seen).size
          ? []
          : [`total ${total}, but ${new Set(seen).size} pages`]),
        ...(isOnePart ? [...whole].filter((key) => !seen.includes(key)).map((key) => `${key}: in no part`) : []),
        ...seen.filter((key, index) => seen.indexOf(key) !== index).map((key) => `${key}: in two parts`),
      ]);
    },
  ),
  ofKeys(
    'keys.cursor',
    'a cursor that the host does not know is refused with 4xx',
    'nothing: the site only sends cursors that it was given',
    async (host) => {
      const { hasParts } = await readAllKeys(host);
      if (!hasParts) return skipped('the host has no parts');
      const answer = await host.get(keys, { limit: '5', cursor: 'conformance no such cursor' });
      return warningIf(answer.status >= 400 && answer.status < 500 ? [] : [`${answer.name}: status ${answer.status}`]);
    },
  ),
];
