import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';

import { expect, test } from '@playwright/test';

import { startNginx } from '../scripts/lib/nginx.mjs';
import { OwnStack } from './support/own-stack';

/** `deploy/nginx/kemerkaya.conf` in front of the real site, and of a stand-in that counts what reaches it. */
let stack: OwnStack;
let proxy: Awaited<ReturnType<typeof startNginx>>;
let counted: Server;
let counting: typeof proxy;
const reached: IncomingMessage[] = [];

test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await OwnStack.create({ TRUSTED_PROXIES: '1' });
  await stack.startBackend();
  await stack.startSite();
  proxy = await startNginx([stack.ports.site], stack.ports.backend);
  counted = createServer((message, response) => {
    reached.push(message);
    const [cacheControl] = /^\/(?:private|api)/.test(message.url ?? '') ? ['no-store'] : ['s-maxage=300'];
    response.setHeader('cache-control', cacheControl ?? '');
    response.setHeader('vary', 'rsc, Accept-Encoding');
    setTimeout(() => response.end(`answer ${reached.length}`), 100);
  });
  await new Promise<void>((resolve) => counted.listen(0, '127.0.0.1', resolve));
  const { port } = counted.address() as AddressInfo;
  counting = await startNginx([port], port);
});

test.afterAll(async () => {
  await proxy.stop();
  await counting.stop();
  counted.closeAllConnections();
  counted.close();
  await stack.dispose();
});

test.beforeEach(() => void reached.splice(0));

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A request over TLS. The certificate is nobody's. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  return new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, rejectUnauthorized: false, agent: false };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

test('visitors come by TLS and HTTP/2, and get the pages of the site with their headers', async () => {
  const plain = await fetch(`http://127.0.0.1:${proxy.http}/about?a=1`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/about?a=1']);
  const session = connectHttp2(`https://127.0.0.1:${proxy.https}`, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/about' });
  const status = await new Promise((resolve, reject) => {
    session.once('error', reject);
    stream.once('response', (headers) => {
      stream.resume().once('end', () => resolve(headers[':status']));
    });
  });
  session.close();
  expect(status).toBe(200);
  const page = await ask(proxy.https, '/about');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('</html>');
  // Its id is in the logs of proxy, site and backend.
  expect(page.headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
});

test('an address is fetched once for many visitors, and once for each encoding, however it is spelled', async () => {
  const spellings = ['gzip', 'gzip, deflate', 'deflate, gzip;q=0.5', 'br, gzip', 'gzip, deflate, br, zstd', ''];
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      ask(counting.https, '/many', { 'accept-encoding': spellings[index % 6] ?? '' }),
    ),
  );
  expect(reached.map(({ headers }) => headers['accept-encoding'] ?? '').sort()).toEqual(['', 'br, gzip', 'gzip']);
  reached.splice(0);
  await ask(counting.https, '/many-refused', { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(reached.map(({ headers }) => headers['accept-encoding'] ?? '')).toEqual(['']);
});

test('what is made for one visitor is neither kept nor taken from what is kept', async () => {
  const personal: Record<string, string>[] = [
    { cookie: 'promo-popup=shown; edit-session=abc' },
    { cookie: '__prerender_bypass=abc' },
    { rsc: '1' },
    { 'next-router-prefetch': '1', rsc: '1' },
  ];
  await ask(counting.https, '/one');
  for (const headers of personal) await ask(counting.https, '/one', headers);
  expect(reached).toHaveLength(1 + personal.length);
  const after = await ask(counting.https, '/two', { cookie: 'edit-session=abc' });
  expect((await ask(counting.https, '/two')).body).not.toBe(after.body);
  for (let time = 0; time < 2; time += 1) await ask(counting.https, '/private');
  for (let time = 0; time < 2; time += 1) await ask(counting.https, '/api/x');
  expect(reached.filter(({ url }) => url === '/private' || url === '/api/x')).toHaveLength(4);
  // Those who have closed the popup see what everybody sees.
  await ask(counting.https, '/three');
  expect((await ask(counting.https, '/three', { cookie: 'promo-popup=shown' })).headers['x-proxy-cache']).toBe('HIT');
});

test('a message is sent on once, and one that is too long is refused', async () => {
  await ask(counting.https, '/api/SendMail', { 'content-length': '2' }, 'POST', '{}');
  expect(reached).toHaveLength(1);
  const headers = { 'content-length': String(13 * 1024 * 1024) };
  expect((await ask(counting.https, '/api/UploadFile', headers, 'POST').catch(() => ({ status: 413 }))).status).toBe(
    413,
  );
  expect(reached).toHaveLength(1);
});

test('the metrics are nobody’s behind a proxy', async () => {
  for (const path of ['/api/metrics', '/api/metrics?x=1']) {
    expect((await ask(proxy.https, path)).status).toBe(404);
    expect((await ask(proxy.https, path, { host: 'localhost' })).status).toBe(404);
  }
});

test('the admin is served at its own address', async () => {
  const admin = await ask(proxy.https, '/admin/login', { host: 'localhost' });
  expect([admin.status, admin.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('a client that never finishes its request is let go', async () => {
  const socket = connect({ host: '127.0.0.1', port: proxy.https, rejectUnauthorized: false });
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n');
  const begun = performance.now();
  await new Promise((resolve) => socket.once('close', resolve).once('error', resolve).resume());
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('a publication is public behind the proxy a second after it is public at the site', async ({ request: api }) => {
  await stack.logIn(api);
  const id = await stack.createPage({ title: 'Vekil 0', pageKey: 'vekil' });
  await expect.poll(async () => (await ask(proxy.https, '/page/vekil')).status).toBe(200);
  for (let version = 1; version <= 3; version += 1) {
    const title = `Vekil ${version}`;
    await stack.changePage(id, { title });
    await expect
      .poll(async () => (await fetch(`${stack.siteUrl}/page/vekil`)).text(), { intervals: [50] })
      .toContain(title);
    const begun = performance.now();
    await expect
      .poll(async () => (await ask(proxy.https, '/page/vekil')).body.includes(title), { intervals: [50] })
      .toBe(true);
    expect(performance.now() - begun, title).toBeLessThan(2_000);
  }
});

test('while the site is away, visitors get the last good pages, and new ones when it is back', async () => {
  expect((await ask(proxy.https, '/contact')).status).toBe(200);
  await stack.stopSite();
  const seen = async () => (await ask(proxy.https, '/contact')).headers['x-proxy-cache'];
  await expect.poll(seen).toBe('STALE');
  for (let time = 0; time < 3; time += 1) {
    const { status, headers, body } = await ask(proxy.https, '/contact');
    expect([status, headers['x-proxy-cache'], body.includes('</html>')]).toEqual([200, 'STALE', true]);
  }
  await stack.startSite();
  await expect.poll(seen).toMatch(/^(?:EXPIRED|HIT)$/);
});
