import { expect, test } from '@playwright/test';

import { backendUrl } from './support/stack';

async function firstPicture(html: string): Promise<string> {
  const [, source = ''] = /src="(\/_next\/image\?[^"]+)"/.exec(html) ?? [];
  return source.replaceAll('&amp;', '&');
}

test('pictures come from the site’s own origin, as AVIF or WebP where the browser takes them', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toContain(backendUrl);
  const picture = await firstPicture(html);
  for (const type of ['image/avif', 'image/webp']) {
    const response = await request.get(picture, { headers: { accept: `${type},*/*` } });
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
  }
});

test('every picture has its size and its text alternative', async ({ page }) => {
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

test('a film can be asked for in ranges', async ({ page, request }) => {
  await page.goto('/about');
  const film = await page.getByRole('link', { name: 'Filmi izle' }).getAttribute('href');
  const response = await request.get(film ?? '', { headers: { range: 'bytes=0-99' } });
  expect(response.status()).toBe(206);
  expect((await response.body()).length).toBe(100);
  expect(response.headers()['content-type']).toBe('video/mp4');
});

test('nothing but media comes through the media path', async ({ request }) => {
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
