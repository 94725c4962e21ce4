import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

import { expect, test } from '@playwright/test';

import { startNginx } from '../scripts/lib/nginx.mjs';
import { askOften, begin, openSession } from './support/http2-session';
import { requestOverTls as ask } from './support/request-over-tls';

/**
 * The limits of `deploy/nginx/corporate-site.conf`, in front of a stand-in for the site and its backend. Each visitor has
 * an address of its own.
 */
let server: Server;
let proxy: Awaited<ReturnType<typeof startNginx>>;
/** As `proxy`, behind a CDN at 127.0.0.1. */
let behindCdn: typeof proxy;
/** `X-Forwarded-For` of the last request that reached the stand-in. */
let forwardedFor: unknown;
/** How often the film was asked for, and how often it was sent to its last byte. */
const films = { asked: 0, sent: 0 };

const film = '/media/film.mp4';
const filmBytes = 8 * 1024 * 1024;
const page = '<html><h1>Sayfa</h1></html>';
const headerTimeoutMs = 10_000;
const sendTimeoutMs = 15_000;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    forwardedFor = headers['x-forwarded-for'];
    const isFilm = url === film;
    response.setHeader('cache-control', isFilm ? 'public, max-age=3600' : 's-maxage=300');
    response.setHeader('content-type', isFilm ? 'video/mp4' : 'text/html');
    films.asked += Number(isFilm);
    response.end(isFilm ? Buffer.alloc(filmBytes) : page, () => (films.sent += Number(isFilm)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  proxy = await startNginx([port], [port]);
  const trustCdn = (conf: string) =>
    conf.replace(/^# (set_real_ip_from|real_ip_.*;)/gm, '$1').replace('192.0.2.0/24', '127.0.0.1');
  behindCdn = await startNginx([port], [port], trustCdn);
});

test.afterAll(async () => {
  await Promise.all([proxy.stop(), behindCdn.stop()]);
  server.closeAllConnections();
  server.close();
});

/** How long a visitor of another address waits for a page, at most. */
async function longestWait(times: number): Promise<number> {
  let longest = 0;
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    const { status, body } = await ask(proxy.https, '/', {}, 'GET', '', '127.0.0.1', '127.0.0.9');
    expect([status, body.includes('</html>')]).toEqual([200, true]);
    longest = Math.max(longest, performance.now() - begun);
  }
  return longest;
}

for (const [name, path, host, address] of [
  ['the site', '/', undefined, '127.0.0.2'],
  ['the admin', '/admin', 'localhost', '127.0.0.3'],
] as const) {
  test(`who asks ${name} too often is refused until a second later, and nobody else is`, async () => {
    const open = () => openSession(address, proxy.https);
    const headers = { ...(host && { ':authority': host }) };
    const answers = await askOften(open, 1_200, path, headers);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(400);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers: got, text } of refused) {
      expect(got).toMatchObject({ 'content-type': 'text/html', 'retry-after': '1', server: 'nginx' });
      expect(text).toContain('<h1>429 Too Many Requests</h1>');
      expect(text).not.toMatch(/nginx\/\d/);
    }
    expect(await longestWait(1)).toBeLessThan(2_000);

    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const again = await askOften(open, 40, path, headers);
    expect(again.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });
}

test('behind a CDN a visitor who asks too often is refused, and others who come by the same server are not', async () => {
  const visit = (visitor: string) => ask(behindCdn.https, '/', { 'x-forwarded-for': `192.0.2.77, ${visitor}` });
  const open = () => openSession('127.0.0.1', behindCdn.https);
  const often = await askOften(open, 1_200, '/', { 'x-forwarded-for': '203.0.113.1' });
  expect(often.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect((await visit('203.0.113.2')).status).toBe(200);
  // What a visitor has written before the CDN's own entry is not believed. The site reads the last entry.
  await expect.poll(async () => (await visit('203.0.113.3')).status && forwardedFor).toMatch(/203\.0\.113\.3$/);
});

test('who reads slowly holds a hundred answers at most, none of them of the site, and holds up nobody', async () => {
  const session = openSession('127.0.0.4', proxy.https);
  const begun = await Promise.all(Array.from({ length: 120 }, () => begin(session, film)));
  const statuses = begun.map(({ status }) => status);
  expect([statuses.filter((each) => each === 200).length, [...new Set(statuses)].sort()]).toEqual([100, [200, 429]]);
  const refused = begun.find(({ status }) => status === 429);
  expect(refused?.headers['retry-after']).toBe('1');
  // nginx has it whole: a hundred visitors hold no connection to the site.
  await expect.poll(() => films.sent).toBe(films.asked);
  expect(films.asked).toBeLessThan(10);
  expect(await longestWait(50)).toBeLessThan(2_000);
  session.destroy();
});

test('who sends a request byte by byte is cut off after ten seconds, and holds up nobody', async () => {
  const places = [
    ['TLS', () => connectTls({ port: proxy.https, host: '127.0.0.1', rejectUnauthorized: false })],
    ['TLS, admin', () => connectTls({ port: proxy.https, servername: 'localhost', rejectUnauthorized: false })],
    ['without TLS', () => connect({ port: proxy.http, host: '127.0.0.1' })],
    ['a handshake that is not begun', () => connect({ port: proxy.https, host: '127.0.0.1' })],
  ] as const;
  const cutOff = places.flatMap(([name, open]) =>
    Array.from({ length: 20 }, () => {
      const socket = open();
      const begun = performance.now();
      const header = 'GET /about HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '.padEnd(400, 'x');
      let sent = 0;
      const timer = name.startsWith('a handshake')
        ? undefined
        : setInterval(() => void socket.write(header[sent++] ?? 'x'), 250);
      return new Promise<[string, number]>((resolve) => {
        socket.once('error', () => undefined);
        socket.resume().once('close', () => {
          clearInterval(timer);
          resolve([name, performance.now() - begun]);
        });
      });
    }),
  );
  expect(await longestWait(30)).toBeLessThan(2_000);
  for (const [name, ms] of await Promise.all(cutOff)) {
    expect(ms, name).toBeGreaterThan(headerTimeoutMs - 500);
    expect(ms, name).toBeLessThan(headerTimeoutMs + 5_000);
  }
});

for (const [name, host] of [
  ['the site', undefined],
  ['the admin', 'localhost'],
] as const) {
  test(`who reads nothing of ${name} any more is cut off after fifteen seconds`, async () => {
    const session = openSession('127.0.0.5', proxy.https);
    const stream = session.request({ ':path': film, ...(host && { ':authority': host }) });
    const startedAt = performance.now();
    // It is reset, which is an error, or ends; its connection goes on.
    await new Promise((resolve) => stream.once('error', () => undefined).once('close', resolve));
    expect(performance.now() - startedAt).toBeGreaterThan(sendTimeoutMs - 500);
    expect(performance.now() - startedAt).toBeLessThan(sendTimeoutMs + 10_000);
    session.destroy();
  });
}
