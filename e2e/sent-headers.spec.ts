import { brotliCompressSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { scriptAddress } from './support/script-address';

test('every kind of response has the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/page/yok',
    '/robots.txt',
    '/icon.svg',
    '/api/revalidate',
    '/media/yok.jpg',
    '/_next/yok',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
    });
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('other sites may load pictures and icons, and nothing else', async ({ request }) => {
  for (const [path, policy] of [
    ['/', 'same-origin'],
    ['/robots.txt', 'same-origin'],
    ['/icon.svg', 'cross-origin'],
    ['/favicon.ico', 'cross-origin'],
    ['/media/photos/dam-spillway.jpg', 'cross-origin'],
    ['/media/w480/photos/dam-spillway.jpg', 'cross-origin'],
    ['/share/tr/0123456789ab.jpg', 'cross-origin'],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers['cross-origin-resource-policy'], path).toBe(policy);
  }
});

test('scripts and styles are sent with Brotli at its best level if the browser accepts it', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [script, style] = [scriptAddress, /<link rel="stylesheet" href="([^"]+)"/g].map(
    (pattern) => [...html.matchAll(pattern)][0]?.[1] ?? '',
  );
  for (const [path = '', type] of [
    [script, 'application/javascript'],
    [style, 'text/css'],
  ] as const) {
    const [small, plain] = await Promise.all(
      ['gzip, deflate, br, zstd', 'identity'].map((accepted) =>
        request.get(path, { headers: { 'accept-encoding': accepted } }),
      ),
    );
    expect([small?.status(), plain?.status()]).toEqual([200, 200]);
    expect(await small?.text()).toBe(await plain?.text());
    const expected = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
    expect(small?.headers()).toMatchObject(expected);
    expect(plain?.headers()).not.toHaveProperty('content-encoding');
    for (const answer of [small, plain]) {
      expect(answer?.headers()['content-type']).toContain(type);
      expect(answer?.headers()['cache-control']).toContain('immutable');
      expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
    }
    const size = Number(small?.headers()['content-length']);
    expect(size).toBe(brotliCompressSync((await plain?.body()) ?? '').length);
  }
});

test('a missing script answers 404 in plain text, even if the browser accepts Brotli', async ({ request }) => {
  for (const path of ['/_next/static/none.js', '/_next/static/chunks/none.js']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status()).toBe(404);
    expect(answer.headers()).not.toHaveProperty('content-encoding');
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
    expect(await answer.text()).toBe('Not Found\n');
  }
});
