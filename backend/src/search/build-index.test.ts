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

const page = (id: number, title = `Kuyruklu ${id}`) => ({
  ...{ id, pageKey: `p${id}`, link: `/page/p${id}`, title: { tr: title }, updatedAt: 'x' },
  ...{ isVisible: true, sections: [], dataKind: 'html', dataHtml: { tr: '<p>Halat</p>' } },
});

/** A promise that is kept when it is told to. */
function later() {
  let come: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (come = resolve));
  return { promise, come };
}

interface Asked {
  collection: string;
  where: { and: object[] };
  limit: number;
  select?: object;
}

/** A database with some pages, whose menu and texts come when they are told to. */
function database(count: number) {
  const pages = new Map(Array.from({ length: count }, (_, index) => [index + 1, page(index + 1)]));
  const [menu, texts] = [later(), later()];
  const find = async ({ collection, where, limit, select }: Asked) => {
    if (collection !== 'pages') return { docs: [] };
    const [, one] = /"equals":(\d+)/.exec(JSON.stringify(where)) ?? [];
    const [, after = 0] = /"greater_than":(\d+)/.exec(JSON.stringify(where)) ?? [];
    if (one) return { docs: [pages.get(Number(one))].filter(Boolean) };
    const docs = [...pages.values()].filter(({ id }) => id > Number(after)).slice(0, limit);
    if (!select) await texts.promise;
    return { docs };
  };
  const payload = {
    logger: { error: () => undefined },
    db: { findGlobal: () => menu.promise.then(() => ({})), find },
  };
  const open = () => [menu, texts].forEach(({ come }) => come());
  return { payload: payload as unknown as Payload, pages, openMenu: menu.come, openTexts: texts.come, open };
}

test('all pages are in the index, although they are read a few at a time', async () => {
  const { searchIndex, searchState } = await fresh();
  const { payload, open } = database(105);
  open();
  const index = await searchIndex(payload);
  expect(index.search({ query: 'kuyruklu', language: 'tr', limit: 10, offset: 0 }).total).toBe(105);
  expect(searchState().pages).toBe(105);
});

test('a page that is deleted after a build has failed is not in the next one', async () => {
  const { searchIndex, searchNews } = await fresh();
  const { payload, pages, open } = database(25);
  open();
  const { find } = payload.db as unknown as { find: (asked: Asked) => Promise<object> };
  let isFailing = true;
  const findOnce = (asked: Asked) => {
    const isLast = !asked.select && JSON.stringify(asked.where ?? {}).includes('"greater_than":20');
    return isFailing && isLast ? Promise.reject(new Error('no connection')) : find(asked);
  };
  Object.assign(payload.db, { find: findOnce });
  await expect(searchIndex(payload)).rejects.toThrow('no connection');
  isFailing = false;
  pages.delete(3);
  searchNews.page(payload, 3);
  await new Promise((resolve) => setImmediate(resolve));
  const index = await searchIndex(payload);
  expect(index.search({ query: 'kuyruklu', language: 'tr', limit: 10, offset: 0 }).total).toBe(24);
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
  type Search = Awaited<ReturnType<typeof fresh>>['searchInTime'];

  /** Searches until the names are read: on a busy machine that takes longer than a call waits. */
  async function searchWhenRead(searchInTime: Search, ...asked: Parameters<Search>) {
    for (;;) {
      const answer = await searchInTime(...asked);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  const about = (query: string) => ({ query, language: 'tr', limit: 10, offset: 0 }) as const;

  test('a search does not wait for longer than a site would, and finds everything afterwards', async () => {
    const { searchIndex, searchInTime } = await fresh();
    const { payload, open } = database(3);
    expect(await searchInTime(payload, about('kuyruklu'))).toBeUndefined();
    open();
    await searchIndex(payload);
    expect((await searchInTime(payload, about('kuyruklu')))?.total).toBe(3);
  });

  test('pages are found by their titles while their texts are still read', async () => {
    const { searchIndex, searchInTime } = await fresh();
    const { payload, openMenu, openTexts } = database(105);
    openMenu();
    expect((await searchWhenRead(searchInTime, payload, about('kuyruklu'))).total).toBe(105);
    // Whether a page's text has the word is not known yet.
    expect(await searchInTime(payload, about('halat'))).toBeUndefined();
    openTexts();
    await searchIndex(payload);
    expect((await searchInTime(payload, about('halat')))?.total).toBe(105);
  });

  test('a page that is renamed or hidden meanwhile is found as it is now', async () => {
    const { searchInTime, searchNews } = await fresh();
    const { payload, pages, openMenu } = database(3);
    openMenu();
    expect((await searchWhenRead(searchInTime, payload, about('kuyruklu'))).total).toBe(3);
    pages.set(1, page(1, 'Asma'));
    searchNews.page(payload, 1);
    pages.delete(2);
    searchNews.page(payload, 2);
    expect((await searchInTime(payload, about('kuyruklu')))?.results.map(({ link }) => link)).toEqual(['/page/p3']);
    expect((await searchInTime(payload, about('asma')))?.total).toBe(1);
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
