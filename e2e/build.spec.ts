import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { nextBin, root, siteServer } from '../scripts/lib/paths.mjs';
import { freePort, runNode, startNode, stop, waitFor } from '../scripts/lib/processes.mjs';
import { carryPages } from '../scripts/lib/releases/carry-pages.mjs';

import { seedModel } from './support/seed';

const distDir = '.next-e2e-build';
const page = { pageKey: 'own', link: '/page/own', title: 'Sayfa', isVisible: true, sections: [] };
const answers = { GetApplicationModel: seedModel, GetPageKeys: [page], GetPageData: page };

let backendPort: number;
let backend: Server | undefined;
/** A call at which the backend starts to close every connection, that call included. */
let fatalCall: string | undefined;

async function startBackend(): Promise<void> {
  if (backend) return;
  const server = createServer((request, response) => {
    if (fatalCall && request.url?.includes(fatalCall)) fatalCall = '/';
    if (fatalCall === '/') return void request.socket.destroy();
    const [, data] = Object.entries(answers).find(([call]) => request.url?.includes(call)) ?? [];
    if (data) response.end(JSON.stringify({ success: true, data }));
    else response.writeHead(404).end('{"success":false,"message":"none"}');
  });
  await new Promise<void>((resolve) => server.listen(backendPort, '127.0.0.1', resolve));
  backend = server;
}

async function stopBackend(): Promise<void> {
  backend?.closeAllConnections();
  await new Promise((resolve) => (backend ? backend.close(resolve) : resolve(undefined)));
  backend = undefined;
}

/** @param revalidateSeconds how long cached content counts as fresh */
const env = (revalidateSeconds: number) => ({
  NODE_ENV: 'production',
  NEXT_DIST_DIR: distDir,
  BACKEND_URL: `http://127.0.0.1:${backendPort}`,
  REVALIDATE_SECONDS: String(revalidateSeconds),
});

/** Whether a backend was running during the last build in the folder. */
let hadBackend: boolean | undefined;

/** @returns the paths of the pages that the build generated */
async function build(revalidateSeconds = 1): Promise<string[]> {
  hadBackend = backend !== undefined;
  await runNode([nextBin, 'build'], { cwd: root, env: env(revalidateSeconds), label: '[build]' });
  const manifest = await readFile(path.join(root, distDir, 'prerender-manifest.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as { routes: Record<string, unknown> };
  return Object.keys(routes).filter((route) => /^\/(tr|en)(\/|$)/.test(route));
}

/** The pages that tests read from a build with a backend. */
const expected = ['tr', 'en', 'tr/about', 'en/about', 'tr/page/own'];

/** Whether the build left none of them out: it keeps a 404 of a page whose call took more than three seconds. */
async function isComplete(): Promise<boolean> {
  const metas = expected.map((name) => readFile(path.join(root, distDir, `server/app/${name}.meta`), 'utf8'));
  return (await Promise.all(metas)).every((meta) => (JSON.parse(meta) as { status?: number }).status !== 404);
}

/**
 * Makes sure that the folder holds the cache of a build with, or without, a backend. Another test may have changed it.
 * A machine with much other work may be too slow for a page: then the build is made again.
 */
async function afterBuild(withBackend: boolean, revalidateSeconds = 1): Promise<void> {
  if (hadBackend === withBackend && (!withBackend || (await isComplete()))) return;
  await (withBackend ? startBackend() : stopBackend());
  do await build(revalidateSeconds);
  while (withBackend && !(await isComplete()));
}

// All tests build in the same folder, so they run in sequence. Each one prepares its own starting state.
test.describe.configure({ mode: 'default', timeout: 360_000 });

test.beforeAll(async () => {
  backendPort = await freePort();
  // Copies the compiler's cache of the main build, so that the first build here is as fast as the others.
  const [compiled, own] = ['.next-e2e', distDir].map((folder) => path.join(root, folder, 'cache/turbopack'));
  if (compiled && own && existsSync(compiled)) await cp(compiled, own, { recursive: true });
});

test.afterAll(async () => {
  await stopBackend();
  await rm(path.join(root, distDir), { recursive: true, force: true });
});

test('a build without a backend succeeds and generates no pages', async () => {
  await stopBackend();
  expect(await build()).toEqual([]);
});

test('a build with a backend generates its pages after a build without one', async () => {
  await afterBuild(false);
  await startBackend();
  expect(await build()).toEqual(expect.arrayContaining(['/tr', '/en', '/tr/about', '/en/about', '/tr/page/own']));
});

test('a build uses the backend’s current content, not the cache of the previous build', async () => {
  await afterBuild(true);
  page.title = 'Bugünkü';
  await build(86_400);
  const html = await readFile(path.join(root, distDir, 'server/app/tr/page/own.html'), 'utf8');
  expect(html).toContain('<title>Bugünkü');
});

for (const [age, revalidateSeconds] of [
  ['old', 1],
  ['new', 86_400],
] as const) {
  test(`a build without a backend succeeds and generates no pages when the cache of the previous build is ${age}`, async () => {
    await afterBuild(true, revalidateSeconds);
    await stopBackend();
    expect(await build(revalidateSeconds)).toEqual([]);
  });
}

/** Starts the built site with the backend in its current state. */
async function serve<T>(look: (url: string) => Promise<T>): Promise<T> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const siteEnv = { ...env(86_400), PORT: new URL(url).port };
  const site = startNode([siteServer(distDir)], { cwd: root, env: siteEnv, label: '[site]' });
  try {
    await waitFor(`${url}/robots.txt`, 30_000, site);
    return await look(url);
  } finally {
    await stop(site);
  }
}

test('a site built without a backend answers searches once the backend is running', async ({ request }) => {
  await afterBuild(false);
  await startBackend();
  await serve(async (url) => {
    for (const path of ['/ara', '/en/search?q=x', '/ara?q=x'])
      expect([path, (await request.get(url + path)).status()]).toEqual([path, 200]);
  });
});

test('a build without a backend serves the former build’s pages, and generates its own once there is a backend', async ({
  request,
}) => {
  await afterBuild(true);
  const { title } = page;
  const [former, own] = [path.join(root, `${distDir}-former`), path.join(root, distDir)];
  await cp(own, former, { recursive: true, filter: (file) => file !== path.join(own, 'cache') });
  await stopBackend();
  expect(await build(86_400)).toEqual([]);
  await carryPages(former, own);
  await rm(former, { recursive: true });
  await serve(async (url) => {
    for (const path of ['/', '/en/about', '/page/own']) {
      const answer = await request.get(url + path);
      expect([path, answer.status(), answer.headers()['x-nextjs-cache']]).toEqual([path, 200, 'STALE']);
      expect(answer.headers()['content-security-policy']).toContain("'sha256-");
    }
    expect(await (await request.get(`${url}/page/own`)).text()).toContain(`<title>${title}`);
    page.title = 'Yenisi';
    await startBackend();
    await expect.poll(async () => (await request.get(`${url}/page/own`)).text()).toContain('<title>Yenisi');
  });
});

test('a build during which the backend goes down succeeds, and its pages are generated on their first visit', async ({
  request,
}) => {
  await startBackend();
  fatalCall = 'GetPageData';
  await build(86_400);
  await serve(async (url) => {
    for (const path of ['/', '/en/about', '/page/own']) {
      fatalCall = 'GetPageData';
      const failed = await request.get(url + path);
      expect([failed.status(), failed.headers()['cache-control']]).toEqual([500, expect.stringContaining('no-store')]);
      fatalCall = undefined;
      for (const state of [/MISS/, /HIT/]) {
        const made = await request.get(url + path);
        expect([made.status(), made.headers()['x-nextjs-cache']]).toEqual([200, expect.stringMatching(state)]);
        expect(await made.text()).toContain(page.title);
      }
    }
  });
});
