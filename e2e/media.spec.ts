import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test, type Locator } from '@playwright/test';

import { asAdmin } from './support/forms-backend';
import { adminToken, backendUrl } from './support/stack';

async function firstPicture(html: string): Promise<string> {
  const [, source = ''] = /src="(\/media\/w\d+\/[^"]+)"/.exec(html) ?? [];
  return source;
}

test('pictures are served from the site’s origin, as AVIF or WebP if the browser accepts them', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toContain(backendUrl);
  const picture = await firstPicture(html);
  for (const type of ['image/avif', 'image/webp']) {
    // Until one is made, on a busy machine, the site sends what it has.
    await expect
      .poll(async () => {
        const response = await request.get(picture, { headers: { accept: `${type},*/*` }, maxRedirects: 0 });
        return [response.status(), response.headers()['content-type']];
      })
      .toEqual([200, type]);
  }
});

test('every picture has width, height, sizes and an alternative text', async ({ page }) => {
  await page.goto('/about');
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) =>
      images.map((image) => ['width', 'height', 'alt', 'sizes'].map((name) => image.getAttribute(name))),
    );
  expect(pictures.length).toBeGreaterThan(5);
  for (const [width, height, alt, sizes] of pictures) {
    expect(Number(width)).toBeGreaterThan(0);
    expect(Number(height)).toBeGreaterThan(0);
    expect([typeof alt, typeof sizes]).toEqual(['string', 'string']);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, reducedMotion: 'reduce' });

  /** Pixels of the picture per CSS pixel of its box. */
  const density = (picture: Locator) =>
    picture.evaluate(async (image: HTMLImageElement) => {
      // `naturalWidth` depends on the requested density, so the size is read from the file.
      const { width, height } = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
      const box = image.getBoundingClientRect();
      return Math.min(width / box.width, height / box.height);
    });

  test('heroes load sharp portrait crops only', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await page.goto('/', { waitUntil: 'networkidle' });
    const heroes = page.locator('[data-section=hero] img');
    const [, original = ''] = /\/media\/w\d+\/(.+)\.\w+$/.exec((await heroes.first().getAttribute('src')) ?? '') ?? [];
    const first = asked.filter((url) => url.includes(original));
    expect(first).toEqual([expect.stringMatching(`/media/d\\d+/portrait/${original}`)]);
    await expect(heroes).toHaveCount(3);
    for (const hero of await heroes.all()) {
      await hero.scrollIntoViewIfNeeded();
      await expect
        .poll(() => hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeTruthy();
      expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/media\/d\d+\/portrait\//);
      // The photographs are 1800 pixels tall, their boxes about 610 CSS pixels, and the device has a pixel ratio of 3.
      expect(await density(hero)).toBeGreaterThan(2.9);
    }
  });

  for (const [name, path] of [
    ['pageTitle', '/about'],
    ['parallax', '/page/jet-grout'],
  ] as const)
    test(`the picture of a ${name} is a square crop with at least two pixels per CSS pixel`, async ({ page }) => {
      await page.goto(path);
      const picture = page.locator(`[data-section=${name}] img`);
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeTruthy();
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/media\/d\d+\/square\//);
      // The photographs are 900 pixels tall, their boxes 450 CSS pixels.
      expect(await density(picture)).toBeGreaterThanOrEqual(2);
    });

  test('the files loaded before scrolling have at most 300 KB', async ({ page, context, request }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const pictures = await page.evaluate(() =>
      [...document.images].map(({ currentSrc }) => currentSrc).filter((source) => /\/media\/[wd]\d/.test(source)),
    );
    expect(pictures.length).toBeGreaterThan(1);
    // The first request for a width is redirected to the original while the picture is scaled.
    const statusOf = async (picture: string) =>
      (await request.get(picture, { headers: { accept: 'image/avif,*/*' }, maxRedirects: 0 })).status();
    await expect.poll(async () => new Set(await Promise.all(pictures.map(statusOf)))).toEqual(new Set([200]));

    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(300_000);
  });
});

test('crops exist for pictures of the media library only', async ({ request }) => {
  const [, crop = ''] = /\/portrait\/(\S+) \d+w/.exec(await (await request.get('/')).text()) ?? [];
  const name = decodeURIComponent(crop);
  const answer = await request.get(`/media/portrait/${name}`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
  for (const other of [name.replace('.webp', ''), `x${name}`, `${name}.webp`, '..%2fx.jpg.webp'])
    expect((await request.get(`/media/portrait/${other}`)).status(), other).toBe(404);
});

test('a film answers range requests with 206', async ({ page, request }) => {
  await page.goto('/about');
  const film = await page.getByRole('link', { name: 'Filmi izle' }).getAttribute('href');
  const response = await request.get(film ?? '', { headers: { range: 'bytes=0-99' } });
  expect(response.status()).toBe(206);
  expect((await response.body()).length).toBe(100);
  expect(response.headers()).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '100' });
});

test('a film says how long it is', async ({ page, request }) => {
  await page.goto('/about');
  const film = (await page.getByRole('link', { name: 'Filmi izle' }).getAttribute('href')) ?? '';
  const [whole, head] = [await request.get(film), await request.head(film)];
  const length = String((await whole.body()).length);
  for (const response of [whole, head]) expect(response.headers()['content-length']).toBe(length);
  expect(whole.headers()).not.toHaveProperty('x-body-length');
});

test('a film of more than 50 MB can be added to the library', async () => {
  const film = await readFile(path.join(import.meta.dirname, '../backend/seed/demo/media/video/company-film.mp4'));
  // What players skip.
  const rest = Buffer.alloc(51 * 1024 * 1024);
  rest.writeUInt32BE(rest.length, 0);
  rest.write('free', 4);
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'Uzun film' }));
  form.set('file', new Blob([film, rest], { type: 'video/mp4' }), 'uzun-film.mp4');
  const headers = { authorization: `JWT ${adminToken}` };
  const answer = await fetch(`${backendUrl}/api/media?locale=tr`, { method: 'POST', headers, body: form });
  const { doc } = (await answer.json()) as { doc?: { id: number; filesize: number } };
  expect([answer.status, doc?.filesize]).toEqual([201, film.length + rest.length]);
  expect((await asAdmin(`media/${doc?.id}`, 'DELETE')).status).toBe(200);
});

test('only media is served under the media path', async ({ request }) => {
  for (const path of [
    '/media/~/admin',
    '/media/~/api/GetApplicationModel',
    '/media/..%2fadmin',
    '/media/yok.jpg',
    '/media/%2e%2e/api/users',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
