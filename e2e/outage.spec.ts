import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { expect, test, type APIRequestContext } from '@playwright/test';

import { sign } from '@/lib/webhook/revalidation';

import { Editor, pageDraft } from './support/editor';
import { adminToken, backendEnv, backendPid, backendUrl, revalidateSecret } from './support/stack';

const root = path.join(import.meta.dirname, '..');
let restarted: ChildProcess | undefined;

async function isUp(request: APIRequestContext): Promise<boolean> {
  return request.get(`${backendUrl}/api/GetPageKeys`).then(
    (response) => response.ok(),
    () => false,
  );
}

async function stopBackend(request: APIRequestContext): Promise<void> {
  process.kill(restarted?.pid ?? backendPid, 'SIGTERM');
  await expect.poll(() => isUp(request), { timeout: 15_000 }).toBe(false);
}

/** @param isSilent whether the backend keeps its changes from the site */
async function startBackend(request: APIRequestContext, isSilent = false): Promise<void> {
  const { REVALIDATE_SECRET, ...silentEnv } = backendEnv;
  const { port } = new URL(backendUrl);
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  restarted = spawn(process.execPath, [next, 'start', '-p', port, '-H', '127.0.0.1'], {
    cwd: path.join(root, 'backend'),
    env: {
      ...process.env,
      ...silentEnv,
      ...(!isSilent && { REVALIDATE_SECRET }),
      PORT: port,
      NODE_ENV: 'production',
    },
    stdio: 'ignore',
  });
  await expect.poll(() => isUp(request), { timeout: 60_000 }).toBe(true);
}

async function markStale(request: APIRequestContext, tags: string[]): Promise<void> {
  const [body, timestamp] = [JSON.stringify({ tags }), String(Date.now())];
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-signature': sign(revalidateSecret, timestamp, body),
  };
  expect((await request.post('/api/revalidate', { data: Buffer.from(body), headers })).status()).toBe(200);
}

test.describe.configure({ mode: 'serial' });

test.afterAll(() => {
  restarted?.kill('SIGTERM');
});

test('while the backend is away: cached pages are served, unseen ones are 5xx and not cached', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  // The site renews what it is told of, so a page it has never seen is one it was not told of.
  await stopBackend(request);
  await startBackend(request, true);
  const editor = new Editor(request);
  await editor.createPage({ ...pageDraft('gorulmemis', 'Görülmemiş'), _status: 'published' });
  expect((await request.get('/page/jet-grout')).status()).toBe(200);
  const redirect = { from: '/kesintide-eski', to: '/page/jet-grout', permanent: true };
  const headers = { authorization: `JWT ${adminToken}` };
  expect((await request.post(`${backendUrl}/api/redirects?locale=tr`, { headers, data: redirect })).status()).toBe(201);
  await markStale(request, ['redirects']);
  await stopBackend(request);

  await test.step('a page seen before, even one that is due', async () => {
    await markStale(request, ['content']);
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await request.get('/page/jet-grout');
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('Jet Grout');
    }
  });

  await test.step('redirects, even when they are asked for in vain', async () => {
    await markStale(request, ['redirects']);
    for (const [from, to] of [
      ['/kesintide-eski?a=1', '/page/jet-grout?a=1'],
      ['/en/kesintide-eski/', '/en/page/jet-grout'],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([308, to]);
    }
  });

  for (const path of ['/page/gorulmemis', '/page/hic-olmamis']) {
    await test.step(`a page never seen: ${path}`, async () => {
      const response = await request.get(path);
      expect(response.status()).toBeGreaterThanOrEqual(500);
      expect(response.headers()['cache-control']).toContain('no-store');
      expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
      const html = await response.text();
      for (const text of ['Ooops!', 'Sayfa bulunamadı!', 'Anasayfaya Git']) expect(html).toContain(text);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı!');
      await expect(page.getByRole('link', { name: 'Anasayfaya Git' })).toBeVisible();
    });
  }

  await startBackend(request);
  await test.step('back again: at once what the backend says', async () => {
    expect((await request.get('/page/gorulmemis')).status()).toBe(200);
    expect((await request.get('/page/hic-olmamis')).status()).toBe(404);
  });
});
