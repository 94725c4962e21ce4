import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from '@playwright/test';

import { announceUntilHeard } from './support/announce';
import { startSiteCopy } from './support/own-site';
import { seedModel } from './support/seed';

const secret = 's'.repeat(32);
const page = (pageKey: string, more: object = {}) => ({
  ...{ pageKey, link: `/page/${pageKey}`, title: pageKey, isVisible: true, revision: 'r', sections: [] },
  ...more,
});

/** The title of the home page, which shows whether the page was generated again. */
let homeTitle = 'Eski başlık';
const item = { id: 'haber', title: 'Haber', date: '2026-02-03', category: [] };
const newsPage = page('haberler', {
  sections: [{ id: 'l', type: 'lastPosts', order: 0, title: 'Haberler', basePath: '/page/', list: [item] }],
});

/** The calls that fail, by a part of their address, and the fault. */
let failing: { call: string; fault: 'never answers' | 'answers with status 500' } | undefined;
/** How often a page failed to generate. */
let failed = 0;

function answerOf(url: string): unknown {
  if (url.includes('GetApplicationModel')) return seedModel;
  if (url.includes('GetRedirects')) return [];
  if (url.includes('GetCategoryPages')) return [page('listedeki-sayfa', { title: 'Listedeki sayfa' })];
  if (url.includes('pageKey=homepage')) return page('homepage', { link: '/', title: homeTitle, revision: homeTitle });
  return url.includes('pageKey=haberler') ? newsPage : page('haber');
}

let backend: Server;
let site: Awaited<ReturnType<typeof startSiteCopy>>;

// The tests share one site, so they run in sequence. Its pages are revalidated by webhook, or when they are incomplete.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  backend = createServer((request, response) => {
    const url = request.url ?? '';
    const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (failing && url.includes(failing.call)) {
      if (url.includes('category=baraj')) failed += 1;
      if (failing.fault === 'answers with status 500') send(500, { success: false, message: 'broken' });
    } else if (url.includes('GetPageKeys')) send(404, { success: false, message: 'none' });
    else send(200, { success: true, data: answerOf(url) });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  site = await startSiteCopy('lists', {
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    REVALIDATE_SECRET: secret,
    REVALIDATE_SECONDS: '86400',
  });
});

test.afterAll(async () => {
  await site.stop();
  backend.closeAllConnections();
  backend.close();
});

test.afterEach(() => {
  failing = undefined;
});

async function visit(path: string) {
  const response = await fetch(site.url + path);
  return { status: response.status, html: await response.text(), cacheControl: response.headers.get('cache-control') };
}

async function announceChange(tags: string[]): Promise<void> {
  await announceUntilHeard(site.url, secret, { tags });
}

const html = async (path: string) => (await visit(path)).html;
const lasts = { timeout: 40_000 };

// This test comes first, because a webhook makes the site fetch everything again.
test('a page with a failed part on its first visit is shown, and is complete soon afterwards', async () => {
  failing = { call: 'pageKey=haberler', fault: 'answers with status 500' };
  const first = await visit('/page/haber');
  expect([first.status, first.cacheControl]).toEqual([200, expect.stringMatching(/s-maxage=5\b/)]);
  expect(first.html).not.toContain('2026-02-03');
  failing = undefined;
  await expect.poll(() => html('/page/haber'), lasts).toContain('2026-02-03');
});

test('a document with a missing list is not cached, and is complete once the list is available', async () => {
  failing = { call: 'category=metro', fault: 'answers with status 500' };
  const first = await visit('/en/llms.txt');
  expect([first.status, first.cacheControl]).toEqual([200, 'no-store']);
  failing = undefined;
  const then = await visit('/en/llms.txt');
  expect([then.status, then.cacheControl]).toEqual([200, expect.stringContaining('max-age=300')]);
});

for (const fault of ['answers with status 500', 'never answers'] as const) {
  test(`while the call for its lists ${fault}, a page keeps its old copy, and is updated soon afterwards`, async () => {
    homeTitle = `Eski başlık, ${fault}`;
    await announceChange(['content']);
    await expect.poll(() => html('/'), lasts).toContain(homeTitle);
    await expect.poll(() => html('/reference/baraj-projeleri'), lasts).toContain('Listedeki sayfa');
    expect(await html('/')).toContain('Listedeki sayfa');

    const former = homeTitle;
    homeTitle = `Yeni başlık, ${fault}`;
    [failing, failed] = [{ call: 'GetCategoryPages', fault }, 0];
    await announceChange(['content']);
    const madeInVain = async () => {
      for (const path of ['/', '/reference/baraj-projeleri']) {
        const { status, html } = await visit(path);
        expect([path, status, html.includes('Listedeki sayfa')]).toEqual([path, 200, true]);
        if (path === '/') expect([html.includes(former), html.includes(homeTitle)]).toEqual([true, false]);
      }
      return failed;
    };
    await expect.poll(madeInVain, { timeout: 60_000, intervals: [300] }).toBeGreaterThanOrEqual(4);

    failing = undefined;
    await expect.poll(() => html('/'), lasts).toContain(homeTitle);
    expect(await html('/')).toContain('Listedeki sayfa');
  });
}
