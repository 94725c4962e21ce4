import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';

import { expect, test } from '@playwright/test';

import { startNginx } from '../scripts/lib/nginx.mjs';
import { requestOverTls as ask } from './support/request-over-tls';

/** `deploy/nginx/corporate-site.conf` in front of a stand-in for the site, which counts what reaches it. */
let counted: Server;
let proxy: Awaited<ReturnType<typeof startNginx>>;
const reached: IncomingMessage[] = [];
/** What the stand-in answers at addresses that begin with `/moving`. */
let moving = 200;

test.describe.configure({ mode: 'default' });

/** Between requests one behind the other: without it, a quick machine makes more than one visitor may. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

test.beforeAll(async () => {
  counted = createServer((message, response) => {
    reached.push(message);
    const url = message.url ?? '';
    // As the site: a page of 404 where the beginning of a file's address is spelled otherwise.
    if (url.startsWith('/_next/static/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    else if (url.startsWith('/media/film')) {
      response.setHeader('cache-control', 'public, max-age=3600');
      response.setHeader('content-type', 'video/mp4');
    } else response.setHeader('cache-control', /^\/(?:private|api)/.test(url) ? 'no-store' : 's-maxage=300');
    if (/^\/(?!_next\/).*next(?:\/|%2f)static|^\/media%2f/i.test(url)) response.statusCode = 404;
    if (url.startsWith('/moving') && moving !== 200) {
      response.statusCode = moving;
      response.setHeader('cache-control', moving === 500 ? 'no-store' : 'public, max-age=0');
      if (moving === 308) response.setHeader('location', '/new');
    }
    response.setHeader('vary', 'rsc, Accept-Encoding');
    setTimeout(() => response.end(`answer ${reached.length}`), 100);
  });
  await new Promise<void>((resolve) => counted.listen(0, '127.0.0.1', resolve));
  const { port } = counted.address() as AddressInfo;
  proxy = await startNginx([port], [port]);
});

test.afterAll(async () => {
  await proxy.stop();
  counted.closeAllConnections();
  counted.close();
});

test.beforeEach(() => void reached.splice(0));

test('an address is fetched once in a second for many visitors, and for each encoding, however it is spelled', async () => {
  const spellings = ['gzip', 'gzip, deflate', 'deflate, gzip;q=0.5', 'br, gzip', 'gzip, deflate, br, zstd', ''];
  const second = () => Math.floor(Date.now() / 1000);
  const from = second();
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      ask(proxy.https, '/many', { 'accept-encoding': spellings[index % 6] ?? '' }),
    ),
  );
  const encodings = reached.splice(0).map(({ headers }) => headers['accept-encoding'] ?? '');
  expect([...new Set(encodings)].sort()).toEqual(['', 'br, gzip', 'gzip']);
  // A page is kept to the end of the second: what is asked for in the next one is fetched again.
  const seconds = second() - from + 1;
  for (const encoding of new Set(encodings))
    expect(encodings.filter((one) => one === encoding).length).toBeLessThanOrEqual(seconds);
  await ask(proxy.https, '/many-refused', { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(reached.map(({ headers }) => headers['accept-encoding'] ?? '')).toEqual(['']);
});

test('a page is kept for a second at most', async () => {
  const from = performance.now();
  let [longest, keptAt, kept] = [0, from, ''];
  while (performance.now() - from < 3_500) {
    const begun = performance.now();
    const { body } = await ask(proxy.https, '/kept');
    if (body === kept) longest = Math.max(longest, begun - keptAt);
    else [keptAt, kept] = [performance.now(), body];
    await aMoment();
  }
  // The stand-in takes a tenth of a second, and the machine has other work.
  expect(longest).toBeLessThan(1_500);
  expect(reached.length).toBeGreaterThan(2);
});

for (const gone of [308, 404, 410]) {
  test(`a page that answers ${gone} by now is not served as it was, even when no site answers`, async () => {
    const address = `/moving-${gone}`;
    const statusOf = async () => (await ask(proxy.https, address)).status;
    moving = 200;
    expect(await statusOf()).toBe(200);
    moving = gone;
    await expect.poll(statusOf).toBe(gone);
    moving = 500;
    const from = performance.now();
    while (performance.now() - from < 2_500) {
      expect([gone, await statusOf()]).toEqual([gone, gone]);
      await aMoment();
    }
  });
}

test('a file of the build has one copy, however its address is spelled', async () => {
  for (const spelling of ['a.js', '%61.js', 'a.j%73?v=1', 'a.js?v=2', './a.js']) {
    const { body } = await ask(proxy.https, `/_next/static/${spelling}`);
    expect([spelling, body]).toEqual([spelling, 'answer 1']);
  }
  await ask(proxy.https, '/_next/static/b.js');
  expect(reached.map(({ url }) => url)).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
});

test('a page that stands in the place of a file is not kept as that file', async () => {
  for (const beginning of ['/%5Fnext/static', '/_next%2Fstatic', '/%5fnext%2fstatic'])
    expect([beginning, (await ask(proxy.https, `${beginning}/c.js`)).status]).toEqual([beginning, 404]);
  expect(await ask(proxy.https, '/_next/static/c.js')).toMatchObject({ status: 200, body: 'answer 4' });
});

test('a film has one copy, whatever is asked behind its address, and a page in its place is not kept as that film', async () => {
  expect((await ask(proxy.https, '/media%2Ffilm.mp4')).status).toBe(404);
  for (const spelling of ['film.mp4', 'film.mp4?1', 'f%69lm.mp4?2', 'film.mp4?1']) {
    const { status, body } = await ask(proxy.https, `/media/${spelling}`);
    expect([spelling, status, body]).toEqual([spelling, 200, 'answer 2']);
  }
  expect(reached.map(({ url }) => url)).toEqual(['/media%2Ffilm.mp4', '/media/film.mp4']);
});

test('what is made for one visitor is neither kept nor taken from what is kept', async () => {
  const personal: Record<string, string>[] = [
    { cookie: 'promo-popup=shown; edit-session=abc' },
    { cookie: '__prerender_bypass=abc' },
    { rsc: '1' },
    { 'next-router-prefetch': '1', rsc: '1' },
  ];
  await ask(proxy.https, '/one');
  for (const headers of personal) await ask(proxy.https, '/one', headers);
  expect(reached).toHaveLength(1 + personal.length);
  const after = await ask(proxy.https, '/two', { cookie: 'edit-session=abc' });
  expect((await ask(proxy.https, '/two')).body).not.toBe(after.body);
  for (let time = 0; time < 2; time += 1) await ask(proxy.https, '/private');
  for (let time = 0; time < 2; time += 1) await ask(proxy.https, '/api/x');
  expect(reached.filter(({ url }) => url === '/private' || url === '/api/x')).toHaveLength(4);
  // Those who have closed the popup see what everybody sees. The second may end between the two, but not each time.
  await expect(async () => {
    await ask(proxy.https, '/three');
    const { headers } = await ask(proxy.https, '/three', { cookie: 'promo-popup=shown' });
    expect(headers['x-proxy-cache']).toBe('HIT');
  }).toPass({ timeout: 20_000 });
});

test('a message is sent on once, and one that is too long is refused', async () => {
  await ask(proxy.https, '/api/SendMail', { 'content-length': '2' }, 'POST', '{}');
  expect(reached).toHaveLength(1);
  const headers = { 'content-length': String(23 * 1024 * 1024) };
  expect((await ask(proxy.https, '/api/UploadFile', headers, 'POST').catch(() => ({ status: 413 }))).status).toBe(413);
  expect(reached).toHaveLength(1);
});

test('a client that never finishes its request is let go', async () => {
  const socket = connect({ host: '127.0.0.1', port: proxy.https, rejectUnauthorized: false });
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n');
  const begun = performance.now();
  await new Promise((resolve) => socket.once('close', resolve).once('error', resolve).resume());
  expect(performance.now() - begun).toBeLessThan(20_000);
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
