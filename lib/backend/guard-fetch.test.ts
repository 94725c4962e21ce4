/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { withRequestId } from '../http/request-id';
import { guardBackendFetch } from './guard-fetch';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let backend: Server;
let url: string;
const requestIds: Record<string, unknown> = {};
const originalFetch = globalThis.fetch;
const originalUrl = process.env.BACKEND_URL;

beforeAll(async () => {
  // Sends the headers and half of the answer, and then nothing more.
  backend = createServer(({ url: path = '', headers }, response) => {
    requestIds[path.split('=')[1] ?? ''] = headers['x-request-id'];
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  url = `${process.env.BACKEND_URL}/api/GetPageData?pageKey=a`;
  guardBackendFetch();
});

afterAll(() => {
  globalThis.fetch = originalFetch;
  if (originalUrl === undefined) delete process.env.BACKEND_URL;
  else process.env.BACKEND_URL = originalUrl;
  backend.closeAllConnections();
  backend.close();
});

/** The outcomes of calls while the garbage collector runs repeatedly. */
async function outcomes(calls: Promise<Response>[]): Promise<string[]> {
  const collecting = setInterval(collectGarbage, 50);
  const ends = calls.map((call) =>
    call.then(
      () => 'answered',
      (error: Error) => error.name,
    ),
  );
  const late = ends.map((end) =>
    Promise.race([end, new Promise<string>((resolve) => setTimeout(() => resolve('still waiting'), 6000).unref())]),
  );
  try {
    return await Promise.all(late);
  } finally {
    clearInterval(collecting);
  }
}

test.each([
  ['with a time-out of the caller', () => ({ signal: AbortSignal.timeout(60_000) })],
  ['without one', () => ({})],
])(
  'a call whose answer stops in the middle ends in time, %s',
  async (_name, init) => {
    const calls = Array.from({ length: 20 }, () => fetch(url, init()));
    expect(await outcomes(calls)).toEqual(Array<string>(20).fill('TimeoutError'));
  },
  15_000,
);

test('a caller that aborts ends the call', async () => {
  const caller = new AbortController();
  const call = fetch(url, { signal: caller.signal });
  caller.abort();
  expect(await outcomes([call])).toEqual(['AbortError']);
});

test('a call sends the request id if there is one', async () => {
  const caller = new AbortController();
  const call = (page: string) => void fetch(url.replace(/a$/, page), caller).catch(() => undefined);
  const id = withRequestId((current) => {
    call('with');
    return current;
  });
  call('without');
  while (!('with' in requestIds && 'without' in requestIds)) await new Promise((resolve) => setImmediate(resolve));
  caller.abort();
  expect(requestIds).toMatchObject({ with: id, without: undefined });
});
