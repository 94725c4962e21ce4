import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';

import { expect, test } from '@playwright/test';

import { startNginx } from '../scripts/lib/nginx.mjs';
import { pageDraft } from './support/editor';
import { askOverTls as ask } from './support/ask-over-tls';
import { OwnStack } from './support/own-stack';

/** `deploy/nginx/corporate-site.conf` in front of the real site, and of a stand-in that counts what reaches it. */
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
  proxy = await startNginx([stack.ports.site], [stack.ports.backend]);
  await startSite();
  counted = createServer((message, response) => {
    reached.push(message);
    const [cacheControl] = /^\/(?:private|api)/.test(message.url ?? '') ? ['no-store'] : ['s-maxage=300'];
    response.setHeader('cache-control', cacheControl ?? '');
    response.setHeader('vary', 'rsc, Accept-Encoding');
    setTimeout(() => response.end(`answer ${reached.length}`), 100);
  });
  await new Promise<void>((resolve) => counted.listen(0, '127.0.0.1', resolve));
  const { port } = counted.address() as AddressInfo;
  counting = await startNginx([port], [port]);
});

/** It knows its proxy, and trusts its certificate. */
const startSite = () =>
  stack.startSite(undefined, {
    SITE_PROXY_URL: `https://127.0.0.1:${proxy.https}`,
    NODE_EXTRA_CA_CERTS: proxy.certificate,
  });

test.afterAll(async () => {
  await proxy.stop();
  await counting.stop();
  counted.closeAllConnections();
  counted.close();
  await stack.dispose();
});

test.beforeEach(() => void reached.splice(0));

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

test('an address is fetched once in a second for many visitors, and for each encoding, however it is spelled', async () => {
  const spellings = ['gzip', 'gzip, deflate', 'deflate, gzip;q=0.5', 'br, gzip', 'gzip, deflate, br, zstd', ''];
  const second = () => Math.floor(Date.now() / 1000);
  const from = second();
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      ask(counting.https, '/many', { 'accept-encoding': spellings[index % 6] ?? '' }),
    ),
  );
  const encodings = reached.splice(0).map(({ headers }) => headers['accept-encoding'] ?? '');
  expect([...new Set(encodings)].sort()).toEqual(['', 'br, gzip', 'gzip']);
  // A page is kept to the end of the second: what is asked for in the next one is fetched again.
  const seconds = second() - from + 1;
  for (const encoding of new Set(encodings))
    expect(encodings.filter((one) => one === encoding).length).toBeLessThanOrEqual(seconds);
  await ask(counting.https, '/many-refused', { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(reached.map(({ headers }) => headers['accept-encoding'] ?? '')).toEqual(['']);
});

test('a page is kept for a second at most', async () => {
  const from = performance.now();
  let [longest, keptAt, kept] = [0, from, ''];
  while (performance.now() - from < 3_500) {
    const { body } = await ask(counting.https, '/kept');
    if (body !== kept) [keptAt, kept] = [performance.now(), body];
    longest = Math.max(longest, performance.now() - keptAt);
  }
  // The stand-in takes a tenth of a second, and the machine has other work.
  expect(longest).toBeLessThan(1_500);
  expect(reached.length).toBeGreaterThan(2);
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

test('an editor reads that a publication is live once the proxy shows it, and which proxy does not', async ({
  playwright,
}) => {
  const publisher = await stack.signIn(await playwright.request.newContext());
  await stack.createPage(pageDraft('vekil-canli', 'Bir'));
  const publish = async (title: string) => {
    await publisher.retitle('vekil-canli', 'tr', title);
    const published = await publisher.publish('vekil-canli');
    return () => publisher.goLive('vekil-canli', published);
  };
  const goLive = await publish('İki');
  await expect.poll(async () => (await goLive()).state).toBe('live');
  expect((await ask(proxy.https, '/page/vekil-canli')).body).toContain('İki');

  const [worker = 0] = await proxy.workers();
  process.kill(worker, 'SIGSTOP');
  try {
    const { state, addresses } = await (await publish('Üç'))();
    const lagging = addresses.filter((address) => address.state !== 'live');
    expect([state, lagging]).toEqual([
      'retrying',
      expect.arrayContaining([
        expect.objectContaining({ path: '/page/vekil-canli', server: `127.0.0.1:${proxy.https}` }),
      ]),
    ]);
  } finally {
    process.kill(worker, 'SIGCONT');
  }
});

test('scripts that one site does not have are asked of the other one', async () => {
  const asked = [0, 0];
  const sites = asked.map((_, index) =>
    createServer((message, response) => {
      asked[index] = (asked[index] ?? 0) + 1;
      response.statusCode = message.url?.includes(index === 0 ? 'old' : 'new') ? 200 : 404;
      response.setHeader(
        'cache-control',
        response.statusCode === 200 ? 'public, max-age=31536000, immutable' : 'no-store',
      );
      response.end('done');
    }),
  );
  for (const site of sites) await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const ports = sites.map((site) => (site.address() as AddressInfo).port);
  const two = await startNginx(ports, ports);
  try {
    const names = Array.from(
      { length: 8 },
      (_, index) => `/_next/static/chunks/${index % 2 ? 'old' : 'new'}-${index}.js`,
    );
    for (const name of names) expect([name, (await ask(two.https, name)).status]).toEqual([name, 200]);
    expect((await ask(two.https, '/_next/static/chunks/nobodys.js')).status).toBe(404);
    expect(asked.every((count) => count > 0)).toBe(true);
  } finally {
    await two.stop();
    for (const site of sites) site.close();
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
  await startSite();
  await expect.poll(seen).toMatch(/^(?:EXPIRED|HIT)$/);
});
