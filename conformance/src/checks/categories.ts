import { isPageList } from '../../../lib/backend/envelope.mjs';
import type { Check } from '../check';
import type { Host } from '../host';
import { parsePage } from '../parse';
import { dataOf, keyOf, problemOf, recordsIn, totalOf } from '../read';
import { listKeys, listQuery, partSize } from '../sample';
import { missing, skipped, type Verdict, warningIf, wrongIf } from '../verdict';

const lists = 'GetCategoryPages';

/** More than any site has. */
const farOffset = 1_000_000;

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

export const categoryChecks: Check[] = [
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
];
