/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serveOwnPage } from './serve-own-page';

let site: Server | undefined;

afterEach(() => {
  delete process.env.HOST;
  delete process.env.PORT;
  site?.close();
});

test.each([
  ['127.0.0.2', '127.0.0.2'],
  ['::1', '::1'],
  [undefined, '127.0.0.1'],
])('a site that listens at %s gives a page of its own', async (host, address) => {
  const answering = createServer((request, response) => response.end(`<html>${request.url}</html>`));
  site = answering;
  await new Promise<void>((resolve) => answering.listen(0, address, resolve));
  process.env.PORT = String((answering.address() as AddressInfo).port);
  if (host) process.env.HOST = host;
  const page = await serveOwnPage('/contact/answer?key=1', 422);
  expect([page.status, await page.text()]).toEqual([422, '<html>/contact/answer?key=1</html>']);
});
