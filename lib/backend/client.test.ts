/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { readBackend } from './client';
import { BackendFailure } from './failure';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: Server | undefined;
let asked = 0;

async function backend(listener: RequestListener): Promise<void> {
  server = createServer((incoming, outgoing) => {
    asked += 1;
    listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => {
  asked = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(async () => {
  delete process.env.BACKEND_URL;
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

const readPage = () => readBackend('GetPageData', { pageKey: 'köprü & tünel' }, []);

test('returns the data, and encodes the parameters', async () => {
  await backend((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', 'http://host');
    outgoing.end(JSON.stringify({ success: true, data: [url.pathname, url.searchParams.get('pageKey')] }));
  });
  await expect(readPage()).resolves.toEqual(['/api/GetPageData', 'köprü & tünel']);
});

test('returns null when the backend has none', async () => {
  await backend((_incoming, outgoing) => outgoing.writeHead(404).end('{"success":false,"message":"none"}'));
  await expect(readPage()).resolves.toBeNull();
});

test('retries a cut connection once', async () => {
  await backend((incoming, outgoing) => {
    if (asked === 1) incoming.socket.destroy();
    else outgoing.end('{"success":true,"data":"second"}');
  });
  await expect(readPage()).resolves.toBe('second');
});

test('gives up after the second cut connection', async () => {
  await backend((incoming) => incoming.socket.destroy());
  await expect(readPage()).rejects.toThrow(BackendFailure);
  expect(asked).toBe(2);
});

test('does not retry after a wrong answer', async () => {
  await backend((_incoming, outgoing) => outgoing.writeHead(500).end('{"success":false,"message":"broken"}'));
  await expect(readPage()).rejects.toThrow('GetPageData: status 500');
  expect(asked).toBe(1);
});

test('waits three seconds and does not retry', async () => {
  await backend(() => undefined);
  const started = Date.now();
  await expect(readPage()).rejects.toThrow('no answer within 3000 ms');
  expect(Date.now() - started).toBeGreaterThanOrEqual(2900);
  expect(asked).toBe(1);
});

test('waits three seconds for both attempts in total', async () => {
  await backend((incoming) => {
    if (asked === 1) setTimeout(() => incoming.socket.destroy(), 1500);
  });
  const started = Date.now();
  await expect(readPage()).rejects.toThrow('no answer within 3000 ms');
  expect(Date.now() - started).toBeLessThan(4400);
  expect(asked).toBe(2);
});

test('waits no longer if it shares another request that never ends', async () => {
  process.env.BACKEND_URL = 'http://127.0.0.1:9';
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  await expect(readPage()).rejects.toThrow('no answer within 3000 ms');
  fetching.mockRestore();
});

test('follows no redirect', async () => {
  await backend((_incoming, outgoing) => outgoing.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
  await expect(readPage()).rejects.toThrow(BackendFailure);
});

test('an answer of more than four megabytes is a failure, and not retried', async () => {
  await backend((_incoming, outgoing) => outgoing.end(`{"success":true,"data":"${'x'.repeat(4_200_000)}"}`));
  await expect(readPage()).rejects.toThrow('GetPageData: an answer of more than 4194304 bytes');
  expect(asked).toBe(1);
});

test.each([
  ['<h1>maintenance</h1>', 'not an envelope'],
  ['{"ok":1}', 'not an envelope'],
  ['{"success":true,"data":{"results":{}}}', 'wrong shape'],
])('an answer of %s is a failure', async (body, reason) => {
  await backend((_incoming, outgoing) => outgoing.end(body));
  await expect(readBackend('SearchPages', {}, 'now', Array.isArray)).rejects.toThrow(reason);
});

test('a failure is logged in one line, with the request id', async () => {
  await backend((_incoming, outgoing) => outgoing.writeHead(500).end());
  const failure: unknown = await readPage().catch((error: unknown) => error);
  expect((failure as Error).stack).toMatch(/^BackendFailure: GetPageData: status 500, .* \(request [\da-f-]{36}\)$/);
});

test('every time-out works, even if the garbage collector runs', async () => {
  await backend((_incoming, outgoing) => outgoing.write('{"success":'));
  const collecting = setInterval(collectGarbage, 50);
  const ends = await Promise.all(
    Array.from({ length: 20 }, () => readPage().catch((error: Error) => error.message.replace(/ \(request .*\)$/, ''))),
  );
  clearInterval(collecting);
  expect(ends).toEqual(Array<string>(20).fill('GetPageData: no answer within 3000 ms'));
});
