/** @jest-environment node */
import type { Payload } from 'payload';
import { searchIndex } from './read-index';
import { searchNews } from './update-index';

const page = (id: number, title: string, updatedAt = 'x') => ({
  ...{ id, pageKey: `p${id}`, link: `/page/p${id}`, title: { tr: title }, updatedAt },
  ...{ isVisible: true, sections: [], dataKind: 'html', dataHtml: { tr: '<p>Halat</p>' }, categories: ['metro'] },
});

/** How often a read of each kind still fails: the list of pages, a page by its id, a global, the lists. */
let failures: Record<string, number> = {};
const pages = new Map<number, ReturnType<typeof page>>();
let categories: object[] = [];
const log = { error: jest.fn(), info: jest.fn() };

function failIfDue(kind: string): void {
  const left = failures[kind] ?? 0;
  failures[kind] = left - 1;
  if (left > 0) throw new Error('timeout exceeded when trying to connect');
}

const payload = {
  logger: log,
  db: {
    findGlobal: async () => {
      failIfDue('global');
      return {};
    },
    find: async ({ collection, where }: { collection: string; where: object }) => {
      if (collection !== 'pages') {
        failIfDue(collection);
        return { docs: collection === 'categories' ? categories : [] };
      }
      const [, one] = /"equals":(\d+)/.exec(JSON.stringify(where)) ?? [];
      failIfDue(one ?? 'pages');
      return { docs: one ? [pages.get(Number(one))].filter(Boolean) : [...pages.values()] };
    },
  },
} as unknown as Payload;

async function found(query: string): Promise<string[]> {
  const { results } = (await searchIndex(payload)).search({ query, language: 'tr', limit: 10, offset: 0 });
  return results.map(({ link }) => link);
}

beforeAll(async () => {
  for (const id of [1, 2, 3]) pages.set(id, page(id, `Kuyruklu ${id}`));
  expect(await found('kuyruklu')).toHaveLength(3);
});

beforeEach(() => {
  jest.useFakeTimers();
  failures = {};
  jest.clearAllMocks();
});
afterEach(() => void jest.useRealTimers());

/** Lets two seconds pass, in which a failed read is repeated. */
const pass = () => jest.advanceTimersByTimeAsync(2_000);

test('a page whose read fails is read again until it succeeds, and what has failed is logged once', async () => {
  pages.set(1, page(1, 'Asma'));
  failures = { 1: 3 };
  searchNews.page(payload, 1);
  searchNews.page(payload, 2);
  expect(await found('asma')).toEqual([]);
  for (let time = 0; time < 3; time += 1) await pass();
  expect(await found('asma')).toEqual(['/page/p1']);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.info.mock.calls).toEqual([['search: page 1: read again']]);
});

test('a comparison with what others have changed is repeated', async () => {
  pages.set(2, page(2, 'Gergili', 'y'));
  failures = { pages: 1 };
  searchNews.unknown(payload);
  await pass();
  expect(await found('gergili')).toEqual(['/page/p2']);
});

test('a page that cannot be read keeps no other one from being compared', async () => {
  for (const id of [1, 2, 3]) pages.set(id, page(id, `Kemer ${id}`, 'z'));
  failures = { 1: 100 };
  searchNews.unknown(payload);
  await pass();
  expect((await found('kemer')).sort()).toEqual(['/page/p2', '/page/p3']);
  failures = {};
  await pass();
  expect(await found('kemer')).toHaveLength(3);
});

test('menu, footer and lists are read again too', async () => {
  failures = { global: 1 };
  searchNews.frame(payload);
  await pass();
  expect(log.info.mock.calls).toEqual([['search: the menu and the footer: read again']]);
  failures = { categories: 1 };
  categories = [{ id: 1, key: 'metro', title: { tr: 'Metro' } }];
  searchNews.lists(payload);
  await pass();
  expect(log.info).toHaveBeenLastCalledWith('search: the lists: read again');
});
