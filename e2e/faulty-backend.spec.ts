import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { siteServer } from '../scripts/lib/paths.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';

import { copyBuild } from './support/own-site';
import { seedModel } from './support/seed';

const root = path.join(import.meta.dirname, '..');

const page = { pageKey: 'p', link: '/page/p', title: 'Sayfa', isVisible: true, sections: [] };
const good = (data: unknown) => JSON.stringify({ success: true, data });

/** Faults of a backend, with the body that it answers; null for no answer. */
const faults: Record<string, string | null> = {
  hangs: null,
  'answers with a maintenance page and status 200': '<html>maintenance</html>',
  'answers with data of the wrong shape': good([1, 2]),
  'answers with null': good(null),
  'answers with more than it may': good({ ...page, title: 'x'.repeat(5_000_000) }),
};

let answer: string | null = good(page);
/** The `X-Request-Id` of each call to the backend, by the call's address. */
const requestIds = new Map<string, unknown>();
let backend: Server;
let site: ChildProcess;
let siteUrl: string;
let distDir: string;

// The tests share one site, so they run in sequence. Each uses pages of its own.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  backend = createServer((request, response) => {
    requestIds.set(request.url ?? '', request.headers['x-request-id']);
    if (request.url?.includes('GetApplicationModel')) response.end(good(seedModel));
    else if (request.url?.includes('GetPageKeys')) response.writeHead(404).end('{"success":false,"message":"none"}');
    else if (answer !== null) response.end(answer);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  distDir = `.next-e2e-faulty-${port}`;
  await copyBuild(distDir);
  siteUrl = `http://127.0.0.1:${port}`;
  site = spawn(process.execPath, [siteServer(distDir)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      NEXT_DIST_DIR: distDir,
      BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      SITE_URL: siteUrl,
      REVALIDATE_SECONDS: '1',
    },
    stdio: 'ignore',
  });
  await waitFor(`${siteUrl}/robots.txt`, 30_000, site);
});

test.afterAll(async () => {
  await stop(site);
  backend.closeAllConnections();
  backend.close();
  await rm(path.join(root, distDir), { recursive: true, force: true });
});

test('without a list of pages from the backend, the sitemap names the menu’s pages', async ({ request }) => {
  const xml = await (await request.get(`${siteUrl}/sitemap.xml`)).text();
  for (const path of ['', '/about', '/contact', '/page/jet-grout', '/reference/metro-projeleri']) {
    expect(xml).toContain(`<loc>${siteUrl}${path}</loc>`);
  }
});

test("a page's calls to the backend carry the id of the visitor's request", async ({ request }) => {
  const call = (pageKey: string) => `/api/GetPageData?pageKey=${pageKey}`;
  const headers = { 'x-request-id': 'a-proxy-has-named-it' };
  expect((await request.get(`${siteUrl}/page/named`, { headers })).status()).toBe(200);
  expect(requestIds.get(call('named'))).toBe('a-proxy-has-named-it');
  expect((await request.get(`${siteUrl}/page/unnamed`)).status()).toBe(200);
  expect(requestIds.get(call('unnamed'))).toMatch(/^[\da-f-]{36}$/);
});

for (const [index, [fault, body]] of Object.entries(faults).entries()) {
  test(`while the backend ${fault}, cached pages are served, others are 5xx, and no error is cached`, async ({
    request,
  }) => {
    const [seen, unseen] = [`${siteUrl}/page/seen-${index}`, `${siteUrl}/page/unseen-${index}`];
    answer = good(page);
    expect((await request.get(seen)).status()).toBe(200);
    answer = body;
    // Repeats visits until the page is stale and its revalidation has failed.
    for (let visit = 0; visit < 4; visit += 1) {
      const started = Date.now();
      expect((await request.get(seen)).status()).toBe(200);
      expect((await request.get(`${unseen}-${visit}`)).status()).toBeGreaterThanOrEqual(500);
      expect(Date.now() - started).toBeLessThan(8000);
    }
    answer = good({ ...page, title: 'Yeniden burada' });
    expect((await request.get(`${unseen}-0`)).status()).toBe(200);
    await expect.poll(async () => (await request.get(seen)).text(), { timeout: 40_000 }).toContain('Yeniden burada');
  });
}
