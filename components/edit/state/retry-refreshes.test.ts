/** @jest-environment node */
import { retryRefreshes } from './retry-refreshes';

const address = 'https://site.example/edit/about';
const rendering = () => new Response('0:{}', { headers: { 'content-type': 'text/x-component' } });
const refused = (status: number) => () => new Response('', { status });
const gone = () => {
  throw new TypeError('Failed to fetch');
};

let answers: (() => Response)[];
let noted: boolean[];
let end: () => void;
const refresh = (path = address, headers: Record<string, string> = { RSC: '1' }) =>
  window.fetch(new URL(path), { headers });

beforeEach(() => {
  jest.useFakeTimers();
  [answers, noted] = [[], []];
  const send = jest.fn(() => Promise.resolve().then(() => (answers.shift() ?? rendering)()));
  global.window = { location: new URL(address), fetch: send } as unknown as typeof window;
  end = retryRefreshes((isRetrying) => noted.push(isRetrying));
});

afterEach(() => {
  end();
  jest.useRealTimers();
});

test('a refresh that fails is repeated until the page comes, and says so', async () => {
  answers = [gone, refused(502), () => new Response('<html>', { headers: { 'content-type': 'text/html' } })];
  const answer = refresh();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await (await answer).text()).toBe('0:{}');
  expect(noted).toEqual([true, true, true, false]);
});

test('what no repetition changes goes to the router at once', async () => {
  answers = [refused(404)];
  expect((await refresh()).status).toBe(404);
  expect(noted).toEqual([false]);
});

test.each([
  ['another page', 'https://site.example/edit/contact', { RSC: '1' }],
  ['a page that is fetched in advance', address, { RSC: '1', 'Next-Router-Prefetch': '1' }],
  ['a call', 'https://site.example/api/edit/SavePage', {}],
])('%s is sent once', async (_what, path, headers) => {
  answers = [refused(502)];
  expect((await refresh(path, headers as Record<string, string>)).status).toBe(502);
  expect(noted).toEqual([]);
});

test('after the page was left, the last outcome counts', async () => {
  answers = [refused(502), refused(503)];
  const answer = refresh();
  await jest.advanceTimersByTimeAsync(0);
  end();
  await jest.advanceTimersByTimeAsync(1000);
  expect((await answer).status).toBe(503);
});
