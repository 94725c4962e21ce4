/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { waitUntilHealthy } from './health.mjs';

let server: Server;
let origin: string;
let asked: Promise<ServerResponse>;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  server = createServer();
  asked = new Promise((resolve) => server.on('request', (_request, response) => resolve(response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const lines = () => jest.mocked(console.info).mock.calls.map(([line]) => String(line));

test('while a backend takes connections and does not answer, a line says so every 20 seconds', async () => {
  const healthy = waitUntilHealthy('backend', origin, 600_000);
  const response = await asked;
  await jest.advanceTimersByTimeAsync(45_000);
  const address = `${origin}/api/GetApplicationModel`;
  expect(lines()).toEqual([
    `still waiting for the backend to answer at ${address}, for 20 s so far`,
    `still waiting for the backend to answer at ${address}, for 40 s so far`,
  ]);
  response.end();
  await healthy;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(lines()).toHaveLength(2);
});

test('nothing is said of a backend that answers soon', async () => {
  const healthy = waitUntilHealthy('backend', origin, 600_000);
  (await asked).end();
  await healthy;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(lines()).toEqual([]);
});
