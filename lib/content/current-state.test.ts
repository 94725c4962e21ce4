/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { BackendFailure } from '../backend/failure';
import { shownPages } from '.';
import { currentState } from './current-state';
import { listsRevision } from './lists-revision';

const sections = [{ id: 's', type: 'about', order: 1, title: 'Metin' }];
const page = (pageKey: string, more: object = {}) => ({
  pageKey,
  title: pageKey,
  isVisible: true,
  revision: `r-${pageKey}`,
  sections,
  ...more,
});
const metro = [
  page('a', { otherLangs: { en: { title: 'A', sections } } }),
  page('b', { otherLangs: { en: { title: '', sections } } }),
  page('hidden', { isVisible: false }),
  page('nameless', { title: '', otherLangs: { en: { title: 'Named', sections } } }),
  'no page',
];

jest.mock('../i18n/offered-languages');

let server: Server;
let data: Record<string, unknown>;

beforeEach(async () => {
  data = { 'GetCategoryPages?category=metro&limit=24&offset=0': metro };
  server = createServer((request, response) => {
    const answer = data[request.url?.replace('/api/', '') ?? ''];
    if (answer === undefined) response.writeHead(404).end('{"success":false,"message":"none"}');
    else response.end(JSON.stringify({ success: true, data: answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  delete process.env.BACKEND_URL;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const stateOf = (pageKey: string) => currentState({ pageKey, categories: [] });

test('a page has its revision; null when it is not public; undefined when the backend has no revisions', async () => {
  data['GetPageData?pageKey=a'] = page('a');
  data['GetPageData?pageKey=b'] = page('b', { isVisible: false });
  data['GetPageData?pageKey=c'] = page('c', { revision: undefined });
  const revisions = await Promise.all(['a', 'b', 'c', 'd'].map(stateOf));
  expect(revisions.map(({ revision }) => revision)).toEqual(['r-a', null, undefined, null]);
});

test('the revision of a list stands for the pages shown in each language', async () => {
  const { lists } = await currentState({ categories: ['metro'] });
  for (const language of ['tr', 'en'] as const) {
    expect(lists[language]).toBe(listsRevision([shownPages(metro, language)]));
  }
  expect(lists.tr).not.toBe(lists.en);
});

test('a failing backend is an error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  process.env.BACKEND_URL = 'http://127.0.0.1:9';
  await expect(stateOf('a')).rejects.toThrow(BackendFailure);
  await expect(currentState({ categories: ['metro'] })).rejects.toThrow(BackendFailure);
});

test('nothing is fetched for empty content, and an invalid page is a failure', async () => {
  expect(await currentState({ categories: [] })).toEqual({ revision: undefined, lists: {} });
  data['GetPageData?pageKey=a'] = ['x'];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(stateOf('a')).rejects.toThrow('GetPageData: not a page: a');
});

test('a page with an empty revision has none', async () => {
  data['GetPageData?pageKey=a'] = page('a', { revision: '' });
  data['GetPageData?pageKey=b'] = page('b', { revision: 5 });
  data['GetPageData?pageKey=c'] = page('c', { isVisible: 'true' });
  const revisions = await Promise.all(['a', 'b', 'c'].map(stateOf));
  expect(revisions.map(({ revision }) => revision)).toEqual([undefined, undefined, null]);
});

test('the revision of an invalid list is unknown', async () => {
  data['GetCategoryPages?category=metro&limit=24&offset=0'] = { a: 1 };
  expect((await currentState({ categories: ['metro'] })).lists).toEqual({ tr: undefined, en: undefined });
});

test('pages without other languages, or with invalid copies, are read', async () => {
  data['GetCategoryPages?category=metro&limit=24&offset=0'] = [
    page('a', { otherLangs: 'x' }),
    page('b', { otherLangs: { en: 'x' } }),
  ];
  const { lists } = await currentState({ categories: ['metro'] });
  expect(lists.tr).toBe(listsRevision([[page('a'), page('b')] as never]));
});
