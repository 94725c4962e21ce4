import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { siteServer } from '../scripts/lib/paths.mjs';
import { freePort, startNode, stop, waitFor } from '../scripts/lib/processes.mjs';

import { backendUrl, siteUrl } from './support/stack';
import { watchPage } from './support/watch-page';

const root = path.join(import.meta.dirname, '..');

/** Sends text to a server, and returns everything received until the connection closes. */
function exchange(text: string, url = siteUrl): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

test('a client that never finishes its headers gets 408 after a time-out', async () => {
  const began = Date.now();
  expect(await exchange('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')).toContain('408 Request Timeout');
  expect(Date.now() - began).toBeGreaterThan(9_000);
});

test('a request that is not HTTP gets 400', async () => {
  expect(await exchange('HELLO\r\n\r\n')).toContain('400 Bad Request');
});

test('a request that offers another protocol is answered as any other', async () => {
  const upgrade = 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk';
  const ask = (url: string, path: string) =>
    exchange(`GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${upgrade}\r\n\r\n`, url);
  for (const [url, path, status] of [
    [siteUrl, '/about', 200],
    [siteUrl, '/about/', 308],
    [siteUrl, '//about', 308],
    [siteUrl, '/a%', 404],
    [backendUrl, '/api/GetPageKeys', 200],
    [backendUrl, '/yok', 404],
  ] as const) {
    // Next listens from its first request on.
    await fetch(url === siteUrl ? `${url}/ara?q=a` : `${url}/api/GetPageKeys`);
    expect([path, (await ask(url, path)).slice(0, 12)]).toEqual([path, `HTTP/1.1 ${status}`]);
  }
});

test('the keep-alive time-out of site and backend is longer than that of common proxies', async () => {
  for (const url of [siteUrl, `${backendUrl}/api/GetPageKeys`]) {
    const { headers } = await fetch(url);
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]), url).toBeGreaterThan(60);
  }
});

test('query, headers and cookies of a visitor do not change the page', async () => {
  const pages = ['/about', '/about?utm_source=x', '/about?_rsc=1'];
  const headers = { 'accept-encoding': 'br', 'x-anything': '1', cookie: 'a=1' };
  const bodies = await Promise.all(pages.map(async (page) => (await fetch(siteUrl + page, { headers })).text()));
  expect(new Set(bodies).size).toBe(1);
});

test('a page requested with an editing session is the same as the cached one', async () => {
  const ask = async (cookie: string) => (await fetch(`${siteUrl}/about`, { headers: { cookie } })).text();
  expect(await ask('edit-session=x')).toBe(await ask('a=1'));
});

test('a server whose port is in use exits with EADDRINUSE', async () => {
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: new URL(siteUrl).port, HOST: '127.0.0.1' };
  const child = spawn(process.execPath, [siteServer('.next-e2e')], {
    cwd: root,
    env: { ...env, NEXT_DIST_DIR: '.next-e2e', BACKEND_URL: backendUrl },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect([code, output.includes('EADDRINUSE')]).toEqual([1, true]);
});

test('in development a page hydrates and is connected for reloads', async ({ page }) => {
  // Two compilations, each of which may take 90 s.
  test.setTimeout(240_000);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), SITE_URL: url, BACKEND_URL: backendUrl, NEXT_DIST_DIR: '.next-e2e-dev' };
  const child = startNode(['scripts/dev.mjs'], { cwd: root, env, label: '[dev]' });
  try {
    await waitFor(`${url}/robots.txt`, 90_000, child);
    const { complaints } = await watchPage(page);
    const reload = page.waitForEvent('websocket', (socket) => socket.url().includes('/_next/'));
    await page.goto(`${url}/about`, { timeout: 90_000 });
    await expect(page.locator('[data-scripted]')).toHaveCount(1);
    expect((await reload).isClosed()).toBe(false);
    expect(complaints).toEqual([]);
  } finally {
    await stop(child);
  }
});
