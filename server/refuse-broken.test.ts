/** @jest-environment node */
import { connect } from 'node:net';

import { refuseBroken } from './refuse-broken';
import { TestServer } from './support/listen';

let server: TestServer;

beforeAll(async () => {
  process.env.SITE_URL = 'https://kemerkaya.example';
  const step = refuseBroken();
  server = await TestServer.start((request, response) => {
    if (!step(request, response)) response.end('next step');
  });
});

afterAll(async () => {
  delete process.env.SITE_URL;
  await server.stop();
});

const host = 'kemerkaya.example';

test.each([
  ['GET', '/about'],
  ['HEAD', '/about'],
  ['POST', '/api/SendMail'],
  ['OPTIONS', '/api/SendMail'],
  ['POST', '/en/contact/send'],
])('%s %s goes on', async (method, path) => {
  const { status, body } = await server.ask(path, { host }, method);
  expect([status, body.toString()]).toEqual([200, method === 'HEAD' ? '' : 'next step']);
});

test.each([
  ['POST', '/about', 'GET, HEAD'],
  ['DELETE', '/api/SendMail', 'GET, HEAD, POST, OPTIONS'],
  ['PUT', '/en/contact/send', 'GET, HEAD, POST'],
])('%s %s is refused, and told what is allowed', async (method, path, allow) => {
  const { status, headers } = await server.ask(path, { host }, method);
  expect([status, headers.allow]).toEqual([405, allow]);
});

test('a request for another host is refused in its language, and nothing more is read from it', async () => {
  const { status, headers, body } = await server.ask('/en/about', { host: 'evil.example' });
  expect(status).toBe(421);
  expect(body.toString()).toContain('<html lang="en">');
  expect(headers).toMatchObject({
    connection: 'close',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('HEAD gets the head of a refusal alone', async () => {
  const { status, headers, body } = await server.ask('/', { host: 'evil.example' }, 'HEAD');
  expect([status, body.length]).toEqual([421, 0]);
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
});

test('a request that names two hosts is broken', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`);
  const [first] = (
    await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
  ).split('\r\n');
  socket.destroy();
  expect(first).toBe('HTTP/1.1 400 Bad Request');
});

test('a server that listens at a name may ask itself under it', async () => {
  process.env.HOST = 'Web-01';
  const step = refuseBroken();
  delete process.env.HOST;
  const named = await TestServer.start((request, response) => {
    if (!step(request, response)) response.end('next step');
  });
  const statuses = ['web-01:3000', 'evil.example', '127.0.0.1'].map(
    async (name) => (await named.ask('/contact/answer?key=1', { host: name })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 421, 200]);
  await named.stop();
});
