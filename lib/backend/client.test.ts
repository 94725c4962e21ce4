/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { BackendFailure } from './failure';
import { request } from './client';

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

const ask = () => request('GetPageData', { pageKey: 'köprü & tünel' }, []);

test('hands on the data, and sends the parameters encoded', async () => {
  await backend((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', 'http://host');
    outgoing.end(JSON.stringify({ success: true, data: [url.pathname, url.searchParams.get('pageKey')] }));
  });
  await expect(ask()).resolves.toEqual(['/api/GetPageData', 'köprü & tünel']);
});

test('answers null where the backend says there is none', async () => {
  await backend((_incoming, outgoing) => outgoing.writeHead(404).end('{"success":false,"message":"none"}'));
  await expect(ask()).resolves.toBeNull();
});

test('tries a cut connection once more', async () => {
  await backend((incoming, outgoing) => {
    if (asked === 1) incoming.socket.destroy();
    else outgoing.end('{"success":true,"data":"second"}');
  });
  await expect(ask()).resolves.toBe('second');
});

test('gives up after the second cut connection', async () => {
  await backend((incoming) => incoming.socket.destroy());
  await expect(ask()).rejects.toThrow(BackendFailure);
  expect(asked).toBe(2);
});

test('does not ask a backend that answers wrongly again', async () => {
  await backend((_incoming, outgoing) => outgoing.writeHead(500).end('{"success":false,"message":"broken"}'));
  await expect(ask()).rejects.toThrow('GetPageData: status 500');
  expect(asked).toBe(1);
});

test('waits three seconds, once', async () => {
  await backend(() => undefined);
  const started = Date.now();
  await expect(ask()).rejects.toThrow('no answer within 3000 ms');
  expect(Date.now() - started).toBeGreaterThanOrEqual(2900);
  expect(asked).toBe(1);
});

test('waits three seconds for both attempts together', async () => {
  await backend((incoming) => {
    if (asked === 1) setTimeout(() => incoming.socket.destroy(), 1500);
  });
  const started = Date.now();
  await expect(ask()).rejects.toThrow('no answer within 3000 ms');
  expect(Date.now() - started).toBeLessThan(4400);
  expect(asked).toBe(2);
});

test('waits no longer for somebody else who asks for the same and never ends', async () => {
  process.env.BACKEND_URL = 'http://127.0.0.1:9';
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  await expect(ask()).rejects.toThrow('no answer within 3000 ms');
  fetching.mockRestore();
});

test('follows no redirect', async () => {
  await backend((_incoming, outgoing) => outgoing.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
  await expect(ask()).rejects.toThrow(BackendFailure);
});
