/** @jest-environment node */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { request as requestOverTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { startNginx } from '../../scripts/lib/nginx.mjs';

/** `deploy/nginx/corporate-site.conf` in front of a stand-in for the site, which answers with the formats it is asked for. */
let site: Server;
const reached: IncomingMessage[] = [];
/** Where pages are kept. */
let pages: string;

const film = '/media/film.mp4';
const filmBytes = 4 * 1024 * 1024;
let proxy: Awaited<ReturnType<typeof startNginx>>;

const challenge = '/.well-known/acme-challenge/token';

beforeAll(async () => {
  site = createServer((message, response) => {
    reached.push(message);
    const { accept = 'nothing' } = message.headers;
    response.setHeader('cache-control', 'public, max-age=3600');
    response.setHeader('vary', 'Accept');
    response.setHeader('accept-ranges', 'bytes');
    if (message.url?.startsWith(film))
      response.setHeader('content-type', 'video/mp4').end(Buffer.alloc(filmBytes, 'a'));
    else response.end(message.url?.startsWith('/media/') ? formatsOf(accept) : accept);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  proxy = await startNginx([port], [port], (conf, folder) => {
    pages = path.join(folder, 'cache');
    mkdirSync(path.join(folder, 'www', path.dirname(challenge)), { recursive: true });
    writeFileSync(path.join(folder, 'www', challenge), 'of certbot');
    // One visitor asks more often here than it lets one.
    const unlimited = conf.replaceAll(/^ *limit_(?:req|conn) .*\n/gm, '');
    return unlimited.replaceAll('/var/www/html', path.join(folder, 'www'));
  });
});

afterAll(async () => {
  await proxy.stop();
  site.close();
});

/** As the site chooses a picture. */
const formatsOf = (accept: string) =>
  accept
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => /^\s*image\/(avif|webp)\s*(?:;|$)/i.exec(part)?.[1]?.toLowerCase())
    .filter(Boolean)
    .sort()
    .join(' ') || 'plain';

/** @returns the body of an answer over TLS */
const ask = (url: string, headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const options = { port: proxy.https, host: '127.0.0.1', path: url, headers, rejectUnauthorized: false };
    const asked = requestOverTls({ ...options, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString())).once('end', () => resolve(body));
    });
    asked.once('error', reject).end();
  });

/** An answer without TLS. */
const askPlainly = (url: string, host: string) =>
  new Promise<{ status?: number; location?: string; body: string }>((resolve, reject) => {
    const asked = request({ port: proxy.http, host: '127.0.0.1', path: url, headers: { host } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      const { statusCode: status, headers } = response;
      response.once('end', () => resolve({ status, location: headers.location, body }));
    });
    asked.once('error', reject).end();
  });

test.each(['127.0.0.1', 'localhost'])('the certificate of %s can be renewed without a stop of nginx', async (host) => {
  expect(await askPlainly(challenge, host)).toMatchObject({ status: 200, body: 'of certbot' });
  expect(await askPlainly('/.well-known/acme-challenge/none', host)).toMatchObject({ status: 404 });
  expect(await askPlainly('/about?a=1', host)).toMatchObject({ status: 308, location: `https://${host}/about?a=1` });
});

const picture = '/media/w640/a.jpg';

test('each browser gets a picture in a format that it takes, whoever has asked for it before', async () => {
  for (const accept of [
    ...[
      'image/avif,image/webp,image/png,*/*;q=0.8',
      '*/*',
      'image/webp,*/*',
      'image/avif',
      'image/avif;q=0, image/webp',
    ],
    ...['image/webp;q=0.0,image/avif ;q=0.5', 'IMAGE/AVIF;q=0.1', 'image/avifx, ximage/webp', 'image/webp;q=0', ''],
  ])
    expect([accept, await ask(picture, { accept })]).toEqual([accept, formatsOf(accept)]);
});

test('another address does not get the place of a picture or of a page', async () => {
  const [formats, encoding] = [{ accept: 'image/avif' }, { 'accept-encoding': 'gzip' }];
  for (const [url, other, headers] of [
    ['/media/w640/b.jpg', '/media/w640/b.jpgavif', formats],
    ['/other', '/othergzip', encoding],
  ] as const) {
    await ask(other, {});
    await ask(url, headers);
    expect(reached.at(-1)?.url).toBe(url);
  }
});

test('a page is not kept for each Accept, and the site gets it as it was sent', async () => {
  reached.splice(0);
  const second = () => Math.floor(Date.now() / 1000);
  const from = second();
  for (let time = 0; time < 20; time += 1) await ask('/about', { accept: `text/html, image/avif;v=${time}` });
  expect(reached.length).toBeLessThanOrEqual(second() - from + 1);
  expect(reached[0]?.headers.accept).toBe('text/html, image/avif;v=0');
});

test('a film is fetched once, however many parts of it are asked for, by visitors and editors', async () => {
  reached.splice(0);
  const from = performance.now();
  // A page would be fetched again in each new second.
  for (let time = 0; performance.now() - from < 2_500; time += 1) {
    const headers = { range: `bytes=${time}-${time + 9}`, ...(time % 2 && { cookie: 'edit-session=abc' }) };
    expect(await ask(film, headers)).toHaveLength(10);
  }
  expect(reached).toHaveLength(1);
});

test('films take no room of the pages that are kept', async () => {
  await ask('/about', {});
  await ask(film, {});
  const files = readdirSync(pages, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(filmBytes);
});
