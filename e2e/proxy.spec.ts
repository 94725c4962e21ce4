import { connect as connectHttp2 } from 'node:http2';

import { expect, test } from '@playwright/test';

import { startNginx } from '../scripts/lib/nginx.mjs';
import { pageDraft } from './support/editor';
import { requestOverTls as ask } from './support/request-over-tls';
import { OwnStack } from './support/own-stack';

/** `deploy/nginx/corporate-site.conf` in front of the real site. */
let stack: OwnStack;
let proxy: Awaited<ReturnType<typeof startNginx>>;

test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await OwnStack.create({ TRUSTED_PROXIES: '1' });
  await stack.startBackend();
  proxy = await startNginx([stack.ports.site], [stack.ports.backend]);
  await startSite();
});

/** It knows its proxy, and trusts its certificate. */
const startSite = () =>
  stack.startSite(undefined, {
    SITE_PROXY_URL: `https://127.0.0.1:${proxy.https}`,
    NODE_EXTRA_CA_CERTS: proxy.certificate,
  });

test.afterAll(async () => {
  await proxy.stop();
  await stack.dispose();
});

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

test('visitors come by IPv6, too', async () => {
  test.skip(!proxy.hasIpv6, 'this machine has no IPv6');
  const plain = await fetch(`http://[::1]:${proxy.http}/about`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://[::1]/about']);
  const named = { host: '127.0.0.1' };
  expect((await ask(proxy.https, '/about', named, 'GET', '', '::1')).status).toBe(200);
  expect((await ask(proxy.https, '/admin', { host: 'localhost' }, 'GET', '', '::1')).status).toBeLessThan(400);
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
