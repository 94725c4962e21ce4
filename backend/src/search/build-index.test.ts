/** @jest-environment node */
import type { Payload } from 'payload';

/** As long as a call waits for a build, in milliseconds. */
const waitMs = 1_500;

/** The index is one for the whole process: each test has a process of its own. */
async function fresh() {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (/search\.index/.test(String(key))) Reflect.deleteProperty(globalThis, key);
  jest.resetModules();
  return { ...(await import('./read-index')), ...(await import('./update-index')) };
}

const page = (id: number) => ({
  ...{ id, pageKey: `p${id}`, link: `/page/p${id}`, title: { tr: `Kuyruklu ${id}` }, updatedAt: 'x' },
  ...{ isVisible: true, sections: [] },
});

/** A database with some pages, whose menu comes when it is told to. */
function database(count: number) {
  let open: (value: object) => void = () => undefined;
  const menu = new Promise<object>((resolve) => (open = resolve));
  const payload = {
    logger: { error: () => undefined },
    db: {
      findGlobal: () => menu,
      find: ({ where, limit }: { where: { and: object[] }; limit: number }) => {
        const [, after] = /"greater_than":(\d+)/.exec(JSON.stringify(where)) ?? [];
        const all = Array.from({ length: count }, (_, index) => page(index + 1));
        return Promise.resolve({ docs: all.filter(({ id }) => id > Number(after ?? 0)).slice(0, limit) });
      },
    },
  };
  return { payload: payload as unknown as Payload, open: () => open({}) };
}

test('all pages are in the index, although they are read a few at a time', async () => {
  const { searchIndex, searchState } = await fresh();
  const { payload, open } = database(105);
  open();
  const index = await searchIndex(payload);
  expect(index.search({ query: 'kuyruklu', language: 'tr', limit: 10, offset: 0 }).total).toBe(105);
  expect(searchState().pages).toBe(105);
});

test('a change of a page is counted, whether or not there is an index yet', async () => {
  const { pageChanges, searchIndex, searchNews } = await fresh();
  const { payload, open } = database(3);
  searchNews.page(payload, 1);
  expect(await pageChanges()).toBe(1);
  open();
  await searchIndex(payload);
  expect(await pageChanges()).toBe(1);
  searchNews.page(payload, 2);
  expect(await pageChanges()).toBe(2);
});

describe('while the index is being built', () => {
  test('a search does not wait for longer than a site would, and finds everything afterwards', async () => {
    const { searchIndexInTime } = await fresh();
    const { payload, open } = database(3);
    expect(await searchIndexInTime(payload)).toBeUndefined();
    open();
    const index = await searchIndexInTime(payload);
    expect(index?.search({ query: 'kuyruklu', language: 'tr', limit: 10, offset: 0 }).total).toBe(3);
  });

  test('the first calls for languages wait for it together, and later ones not at all', async () => {
    const { contentLanguages } = await fresh();
    const { payload } = database(3);
    await contentLanguages(payload);
    const startedAt = performance.now();
    await contentLanguages(payload);
    expect(performance.now() - startedAt).toBeLessThan(waitMs / 2);
  });
});
