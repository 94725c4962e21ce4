import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { startSiteCopy } from './support/own-site';
import { PictureHost } from './support/picture-host';

test.describe.configure({ mode: 'default' });

let host: PictureHost;
let site: Awaited<ReturnType<typeof startSiteCopy>>;

test.beforeAll(async () => {
  host = await PictureHost.start();
  for (const name of ['a.jpg', 'b.jpg', 'crowd.jpg', 'changes.jpg', 'goes.jpg', 'stays.jpg', 'portrait/a.jpg.webp'])
    await host.putPhotograph(name);
  await host.putPhotograph('square/small.jpg.webp', { width: 900 });
  const logo = sharp({
    create: { width: 900, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.4 } },
  });
  host.put('logo.png', 'image/png', await logo.png().toBuffer());
  host.put('torn.jpg', 'image/jpeg', Buffer.from('torn'));
  host.put('page.jpg', 'text/html', Buffer.from('<p>'));
  host.put('drawing', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  site = await startSiteCopy('pictures', { BACKEND_URL: host.url, REVALIDATE_SECONDS: '1' });
});

test.afterAll(async () => {
  await site.stop();
  host.stop();
});

const newest = 'image/avif,image/webp,*/*';
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + address, { method, headers: { accept: newest, ...headers }, redirect: 'manual' });

/** How often the site fetched a picture from its backend. */
const fetched = (name: string) =>
  host.asked.filter(([asked, status]) => asked === `/media/${name}` && status === 200).length;

/** The names of the files in the site's picture cache. */
async function kept(): Promise<string[]> {
  const folder = path.join(import.meta.dirname, '..', site.distDir, 'cache/pictures');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => /\.(?:avif|webp|plain)$/.test(name)).sort();
}

test('a picture has the width from its address and the newest format that the browser accepts', async () => {
  for (const [accept, type] of [
    [newest, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    const answer = await ask('/media/w480/a.jpg', { accept });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      200,
      type,
      'Accept',
    ]);
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width).toBe(480);
  }
  const logo = await ask('/media/w480/logo.png', { accept: '*/*' });
  expect(logo.headers.get('content-type')).toBe('image/png');
  expect((await sharp(Buffer.from(await logo.arrayBuffer())).stats()).isOpaque).toBe(false);
});

test('pictures are never enlarged, and portrait crops are compressed more', async () => {
  const bytesOf = async (address: string) => Buffer.from(await (await ask(address)).arrayBuffer());
  const [wide, dense] = [await bytesOf('/media/w2000/a.jpg'), await bytesOf('/media/d2000/portrait/a.jpg.webp')];
  expect((await sharp(wide).metadata()).width).toBe(1600);
  expect(dense.length).toBeLessThan(wide.length);
});

test('a crop for a pixel ratio of three is compressed more per pixel than one for two', async () => {
  const weight = async (width: number) =>
    (await (await ask(`/media/d${width}/portrait/a.jpg.webp`)).arrayBuffer()).byteLength / width ** 2;
  expect(await weight(1200)).toBeLessThan((await weight(752)) * 0.8);
});

test('a crop with fewer pixels than requested is compressed according to its own size', async () => {
  const bytesOf = async (address: string) => Buffer.from(await (await ask(address)).arrayBuffer());
  const [small, twofold] = [
    await bytesOf('/media/d1200/square/small.jpg.webp'),
    await bytesOf('/media/d752/square/small.jpg.webp'),
  ];
  expect((await sharp(small).metadata()).width).toBe(900);
  expect(small.length).toBeGreaterThan(twofold.length);
});

test('a cached picture answers 304, and HEAD answers the size without a body', async () => {
  const first = await ask('/media/w480/a.jpg');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toContain('max-age=86400');
  expect(first.headers.get('cache-control')).toContain('stale-if-error=604800');
  const again = await ask('/media/w480/a.jpg', { 'if-none-match': `"x", W/${etag}` });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  const other = await ask('/media/w480/a.jpg', { 'if-none-match': etag, accept: 'image/webp' });
  expect(other.status).toBe(200);
  const head = await ask('/media/w480/a.jpg', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
    200,
    String((await first.arrayBuffer()).byteLength),
    0,
  ]);
});

test('simultaneous requests for a picture scale it once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/media/w800/crowd.jpg')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(fetched('crowd.jpg')).toBe(1);
});

test('other spellings redirect to the canonical address or answer 404, and fetch and scale nothing', async () => {
  const before = [await kept(), fetched('b.jpg')];
  for (const spelling of [
    'w1200/b.jpg?x=1',
    'w1200/b.jpg?url=x&w=800',
    'w1200/%62.jpg',
    'w1200/b%2ejpg',
    'w1200/~/media/b.jpg',
  ]) {
    const { status, headers } = await ask(`/media/${spelling}`);
    expect([spelling, status, headers.get('location')]).toEqual([spelling, 308, '/media/w1200/b.jpg']);
  }
  for (const spelling of ['w1201/b.jpg', 'w01200/b.jpg', 'w1200/b.jpg/', 'w1200//b.jpg', 'w1200/b%00.jpg']) {
    expect([spelling, (await ask(`/media/${spelling}`)).status]).toEqual([spelling, 404]);
  }
  for (const query of [
    '%2Fmedia%2Fb.jpg&w=1200&q=75',
    '%2Fmedia%2Fb.jpg%23x&w=1200&q=75',
    '%2Fmedia%2F.%2Fb.jpg&w=1200&q=75',
  ])
    expect((await ask(`/_next/image?url=${query}`)).status).toBe(404);
  expect([await kept(), fetched('b.jpg')]).toEqual(before);
});

test('names that are not pictures leave nothing in the cache', async () => {
  const before = await kept();
  for (const name of [
    'none.jpg',
    'none.jpg%23x',
    'none%252ejpg',
    'torn.jpg',
    'page.jpg',
    '@other.example/a.jpg',
    '~/admin',
  ])
    expect([name, (await ask(`/media/w800/${name}`)).status]).toEqual([name, 404]);
  const drawing = await ask('/media/w800/drawing');
  expect([drawing.status, drawing.headers.get('location')]).toEqual([307, '/media/drawing']);
  expect(await kept()).toEqual(before);
});

test('a changed picture is updated, and a deleted one answers 404', async () => {
  const etagOf = async (name: string) => (await ask(`/media/w480/${name}`)).headers.get('etag');
  const first = await etagOf('changes.jpg');
  expect(await etagOf('goes.jpg')).toBeTruthy();
  await host.putPhotograph('changes.jpg', { red: 20 });
  host.remove('goes.jpg');
  await expect.poll(() => etagOf('changes.jpg')).not.toBe(first);
  await expect.poll(async () => (await ask('/media/w480/goes.jpg')).status).toBe(404);
});

test('while the backend is down, cached pictures are served, at the nearest width if needed', async () => {
  for (const width of [320, 1200]) expect((await ask(`/media/w${width}/stays.jpg`)).status).toBe(200);
  host.isDown = true;
  const same = await ask('/media/w1200/stays.jpg');
  expect([same.status, same.headers.get('cache-control')]).toEqual([200, expect.stringContaining('max-age')]);
  const nearest = await ask('/media/w800/stays.jpg');
  expect([nearest.status, nearest.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await sharp(Buffer.from(await nearest.arrayBuffer())).metadata()).width).toBe(1200);
  expect((await ask('/media/w800/never-seen.jpg')).status).toBe(503);
  host.isDown = false;
  await expect.poll(async () => (await ask('/media/w800/stays.jpg')).headers.get('cache-control')).toContain('max-age');
});
