/** @jest-environment node */
import { fetchList } from './fetch-list';

const reported: string[] = [];
jest.mock('../backend/outage-log', () => ({
  reportBackend: ({ isUp, backendUrl, reason }: { isUp: boolean; backendUrl: string; reason?: string }) =>
    isUp || void reported.push(`down ${backendUrl} ${reason?.replace(/ \(request .*\)$/, '')}`),
}));

let fetched: jest.SpiedFunction<typeof fetch>;
const before = { ...process.env };

beforeEach(() => {
  reported.length = 0;
  fetched = jest.spyOn(globalThis, 'fetch');
  process.env.BACKEND_URL = 'http://127.0.0.1:3001';
});

afterEach(() => {
  process.env = { ...before };
  jest.useRealTimers();
});

const answer = (status: number, body: unknown) =>
  fetched.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status }));

test('a list is fetched from the backend without cache and without following redirects', async () => {
  answer(200, { success: true, data: ['a'] });
  expect(await fetchList('GetPageKeys')).toEqual(['a']);
  expect(fetched).toHaveBeenCalledWith('http://127.0.0.1:3001/api/GetPageKeys', {
    cache: 'no-store',
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: expect.any(AbortSignal),
  });
  expect(reported).toEqual([]);
});

test('a backend that answers 404 has an empty list', async () => {
  answer(404, { success: false, message: 'none' });
  expect(await fetchList('GetRedirects')).toEqual([]);
  expect(reported).toEqual([]);
});

test.each([
  [200, { success: true, data: { a: 1 } }, 'wrong shape'],
  [500, { success: true, data: ['a'] }, 'status 500'],
  [500, {}, 'status 500, not an envelope'],
])('an answer of %i with %j is a failure, which is reported', async (status, body, reason) => {
  answer(status, body);
  expect(await fetchList('GetRedirects')).toBeUndefined();
  expect(reported).toEqual([`down http://127.0.0.1:3001 GetRedirects: ${reason}`]);
});

test('an unreachable backend is a failure, which is reported', async () => {
  fetched.mockRejectedValue(new Error('refused'));
  expect(await fetchList('GetRedirects')).toBeUndefined();
  expect(reported).toEqual(['down http://127.0.0.1:3001 GetRedirects: no connection']);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a wrong setting is thrown, not reported as an outage', async () => {
  process.env.BACKEND_URL = 'ftp://127.0.0.1';
  await expect(fetchList('GetRedirects')).rejects.toThrow('BACKEND_URL');
  expect([reported, fetched.mock.calls]).toEqual([[], []]);
});

test('a backend that does not answer times out after three seconds', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(() => new Promise(() => undefined));
  let isDone = false;
  const list = fetchList('GetRedirects').finally(() => (isDone = true));
  await jest.advanceTimersByTimeAsync(2999);
  expect(isDone).toBe(false);
  // The deadline, and the turn of the event loop after it.
  await jest.advanceTimersByTimeAsync(2);
  expect(isDone).toBe(true);
  expect(await list).toBeUndefined();
});
