/** @jest-environment node */
import { demoRows } from '../../test/demo-categories';
import type * as Stub from '../../test/stub-backend';
import { backend, failure, page, resetBackend } from '../../test/stub-backend';
import { loadList } from './load-list';

jest.mock('../backend/client', () => jest.requireActual<typeof Stub>('../../test/stub-backend').stubbedClient);
jest.mock('./mark-incomplete', () => ({ markIncomplete: jest.fn() }));

beforeEach(resetBackend);

const row = demoRows.find((one) => one.link);
const [key, link] = [row?.key ?? '', row?.link ?? ''];
const list = `GetCategoryPages ${key}`;
const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => page(`p${from + index}`));

test('the first page of a list has its category, its path, its projects and the number of pages', async () => {
  backend.answers[list] = many(0, 24);
  backend.totals[key] = 30;
  const { route, list: shown } = await loadList('tr', link, 1);
  expect(route).toMatchObject({ kind: 'missing' });
  expect(shown).toMatchObject({ category: { key, link }, number: 1, path: `/reference/${link}`, count: 2 });
  expect(shown?.pages).toHaveLength(24);
});

test('the first page is there without its projects while they cannot be fetched', async () => {
  backend.answers[list] = failure;
  expect((await loadList('tr', link, 1)).list).toMatchObject({ category: { key }, pages: null, count: 1 });
});

test('a further page has its own path and projects', async () => {
  backend.answers[list] = many(0, 24);
  backend.answers[`${list} 24`] = many(24, 6);
  backend.totals[key] = 30;
  const { list: shown } = await loadList('tr', link, 2);
  expect(shown).toMatchObject({ number: 2, path: `/reference/${link}/2`, count: 2 });
  expect(shown?.pages?.map(({ pageKey }) => pageKey)).toEqual(many(24, 6).map(({ pageKey }) => pageKey));
});

test('a further page that the list does not have is not found', async () => {
  backend.answers[list] = many(0, 3);
  expect(await loadList('tr', link, 2)).toEqual({ route: expect.objectContaining({ kind: 'missing' }) });
});

test('a further page fails while its projects cannot be fetched, and other errors are not swallowed', async () => {
  backend.answers[list] = failure;
  const { route, list: shown } = await loadList('tr', link, 2);
  expect(route).toMatchObject({ kind: 'failed', failure, model: { siteInfo: { title: 'Site' } } });
  expect(shown).toBeUndefined();
  backend.answers[list] = new TypeError('defect');
  await expect(loadList('tr', link, 2)).rejects.toThrow('defect');
});

test('an unknown category, one without an address and an address without a number have no list', async () => {
  backend.answers[list] = many(0, 3);
  for (const [address, number] of [
    ['yok', 1],
    ['undefined', 1],
    [link, undefined],
  ] as const)
    expect((await loadList('tr', address, number)).list).toBeUndefined();
});

test('without an application model there is no list', async () => {
  backend.answers = { GetApplicationModel: failure, [list]: many(0, 3) };
  expect(await loadList('tr', link, 1)).toEqual({ route: expect.objectContaining({ kind: 'failed' }) });
});
