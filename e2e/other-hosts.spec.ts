import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, type Locator, test } from '@playwright/test';

import { createBackend, sendWebhook } from '../examples/minimal-backend/server.mjs';
import { barriers } from './support/barriers';
import { contactForm } from './support/contact-form';
import { newVisitor } from './support/new-visitor';
import { startSiteCopy } from './support/own-site';
import { OwnStack } from './support/own-stack';
import { watchPage } from './support/watch-page';

const root = path.join(import.meta.dirname, '..');
const secret = 'a secret of this test and its site'.padEnd(64, '.');

test.use(newVisitor);
// The tests of the minimal backend share one site.
test.describe.configure({ mode: 'default' });

/** Runs `npm run conformance`. @returns its status and what it printed */
async function conformance(url: string): Promise<{ status: number; text: string }> {
  const program = [path.join(root, 'scripts/conformance.mjs'), '--forms', '--url', url];
  return promisify(execFile)(process.execPath, program, { cwd: root }).then(
    ({ stdout }) => ({ status: 0, text: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ status: code, text: stdout }),
  );
}

test.describe('the minimal backend', () => {
  let folder: string;
  let backend: Server;
  let backendUrl: string;
  let site: Awaited<ReturnType<typeof startSiteCopy>>;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = await mkdtemp(path.join(os.tmpdir(), 'minimal-backend-'));
    await cp(path.join(root, 'examples/minimal-backend'), folder, { recursive: true });
    backend = createBackend(folder);
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
    site = await startSiteCopy('minimal', { BACKEND_URL: backendUrl, REVALIDATE_SECRET: secret });
    // The build has pages of another backend. Their first visitors see those, and have them made anew.
    expect(await sendWebhook(site.url, secret)).toBe(200);
    const read = async (address: string) => (await fetch(site.url + address)).text();
    for (const bare of ['', '/about', '/contact'])
      for (const [prefix, name] of [
        ['', 'Örnek Atölye'],
        ['/en', 'Sample Workshop'],
      ] as const)
        await expect.poll(() => read(`${prefix}${bare}` || '/')).toContain(name);
  });
  test.afterAll(async () => {
    await site.stop();
    backend.closeAllConnections();
    backend.close();
    await rm(folder, { recursive: true });
  });

  test('keeps the contract', async () => {
    const { status, text } = await conformance(backendUrl);
    expect([status, text]).toEqual([0, expect.stringMatching(/the host keeps the contract\s*$/)]);
  });

  test('has a site whose every address shows its content, without a word of the demo', async ({ request }) => {
    const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(listed).toEqual(expect.arrayContaining(['/', '/en', '/page/merdiven', '/en/reference/otel-projeleri']));
    const documents = ['/rss.xml', '/llms.txt', '/robots.txt', '/manifest.webmanifest'];
    for (const address of [...listed, ...documents, '/page/yok']) {
      const expected = address === '/page/yok' ? 404 : 200;
      // What the build has of another backend is shown once, and made anew.
      const visit = async () => {
        const response = await request.get(site.url + address);
        const text = await response.text();
        const isPage = response.headers()['content-type']?.startsWith('text/html');
        const name = address.startsWith('/en') ? 'Sample Workshop' : 'Örnek Atölye';
        return [address, response.status(), !isPage || text.includes(name), text.match(/kemerkaya/i)?.[0]];
      };
      await expect.poll(visit).toEqual([address, expected, true, undefined]);
    }
  });

  for (const [address, heading] of [
    ['/', 'Ahşaba ölçü veririz'],
    ['/about', /./],
    ['/contact', /./],
    ['/page/merdiven', 'Merdiven'],
    ['/en/reference/otel-projeleri', 'Hotel projects'],
  ] as const) {
    test(`${address} looks intended on a phone and a wide screen`, async ({ page }) => {
      const { complaints } = await watchPage(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.url + address, { waitUntil: 'networkidle' });
        const name = address.startsWith('/en') ? 'Sample Workshop, home page' : 'Örnek Atölye, anasayfa';
        await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await barriers(page)).toEqual([]);
        expect(complaints).toEqual([]);
      }
    });
  }

  test('its name starts where the text does', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.url}/page/merdiven`);
    const left = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().left);
    const name = await left(page.getByRole('banner').getByText('Örnek Atölye', { exact: true }));
    expect(name).toBeGreaterThanOrEqual(90);
  });

  test('has a search, redirects, and a form whose message arrives', async ({ page, request }) => {
    await page.goto(`${site.url}/ara?q=merdiven`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Merdiven', exact: true })).toBeVisible();
    const { status, location } = await request
      .get(`${site.url}/merdivenler.html`, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), location: answer.headers().location }));
    expect([status, location]).toEqual([308, '/page/merdiven']);
    await page.goto(`${site.url}/contact`);
    const form = contactForm(page);
    await form.fill('Meşe merdiven');
    await form.send.click();
    await expect(form.success).toBeVisible();
    const inbox = path.join(folder, 'inbox');
    const texts = await Promise.all((await readdir(inbox)).map((name) => readFile(path.join(inbox, name), 'utf8')));
    expect(texts.filter((text) => text.includes('"subject":"Meşe merdiven"'))).toHaveLength(1);
  });
});

test('the embedded backend keeps the contract, with every extension', async () => {
  test.setTimeout(240_000);
  const stack = await OwnStack.create();
  try {
    await stack.startBackend();
    const { status, text } = await conformance(stack.backendUrl);
    expect([status, text]).toEqual([0, expect.stringMatching(/the host keeps the contract\s*$/)]);
    expect(text).toMatch(/ 0 wrong, .* 0 missing, 0 skipped/);
  } finally {
    await stack.dispose();
  }
});
