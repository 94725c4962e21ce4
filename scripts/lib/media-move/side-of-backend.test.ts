/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';

import { sideOfBackend } from './side-of-backend.mjs';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

/** What is said of a backend that answers so. */
async function sideOf(answer: RequestListener, host = '127.0.0.1', waitMs = 10_000): Promise<unknown> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  process.env.BACKEND_PORT = String((server.address() as AddressInfo).port);
  try {
    return await sideOfBackend(waitMs).catch((error: Error) => error.message);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each([
  ['s3', { database: 'ok', s3: 'ok' }],
  ['disk', { database: 'ok', media: 'ok' }],
])('a backend that has its files on %s says so', async (side, checks) => {
  expect(await sideOf((_request, response) => response.end(JSON.stringify({ checks })))).toBe(side);
});

test('it is asked where it listens', async () => {
  process.env.BACKEND_HOST = '127.0.0.2';
  const answer = JSON.stringify({ checks: { s3: 'ok' } });
  expect(await sideOf((_request, response) => response.end(answer), '127.0.0.2')).toBe('s3');
});

test('where nobody listens, no backend runs', async () => {
  // Leaves the port of a server that is closed.
  await sideOf((_request, response) => response.end());
  expect(await sideOfBackend()).toBeUndefined();
});

test.each<[string, RequestListener, number?]>([
  ['does not answer in time', () => undefined, 200],
  ['closes the connection', (request) => request.socket.destroy()],
  ['answers something else', (_request, response) => response.end('<html>')],
])('one that %s may use either side: nothing is deleted', async (_, answer, waitMs = 10_000) => {
  expect(await sideOf(answer, '127.0.0.1', waitMs)).toMatch(
    /^the backend at http:\/\/127\.0\.0\.1:\d+ does not say which files it uses \(.+\): stop it, or look at BACKEND_HOST and BACKEND_PORT$/,
  );
});
