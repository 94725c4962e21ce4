import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { contentPlaces, copyDemoContent } from '../scripts/lib/demo-content.mjs';
import { announceUntilHeard } from './support/announce';
import { answered } from './support/answered';
import { iconsOf } from './support/icons';
import { OwnBackend } from './support/own-backend';
import { startSiteCopy } from './support/own-site';
import type { Json } from './support/seed';
import { demoContent, siteUrl } from './support/stack';

/** New installations with each seed: the calm page, the setup, and clearing the demo. */

// Each test starts servers of its own, one of them twice.
test.describe.configure({ timeout: 240_000 });

const secret = 's'.repeat(32);
const widths = [390, 1440];

const svg = (more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"${more}><path d="M0 0h90v20z"/></svg>`;
const logo = (text: string) => ({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

async function openAs(page: Page, backend: OwnBackend, role: string, at: string): Promise<number | undefined> {
  const { token = '' } = await backend.signIn(role);
  await page.context().addCookies([{ name: 'payload-token', value: token, url: backend.origin }]);
  return (await page.goto(`${backend.origin}/admin${at}`))?.status();
}

async function read(request: APIRequestContext, backend: OwnBackend, call: string): Promise<unknown> {
  return ((await (await request.get(`${backend.url}/${call}`)).json()) as { data: unknown }).data;
}

async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test('an empty site welcomes its visitors, and the setup makes it the company’s', async ({ page, request }) => {
  const env: Record<string, string> = { REVALIDATE_SECRET: secret };
  const backend = await OwnBackend.start(env);
  const site = await startSiteCopy('setup', { BACKEND_URL: backend.origin, REVALIDATE_SECRET: secret });
  try {
    env.SITE_URL = site.url;
    await backend.restart(() => Promise.resolve());
    // The build has the pages of the demo.
    await announceUntilHeard(site.url, secret, { tags: ['content', 'page:homepage'] });
    for (const [address, title] of [
      ['/', 'Bu site hazırlanıyor'],
      ['/en', 'This site is being prepared'],
    ] as const) {
      await expect.poll(async () => (await request.get(site.url + address)).text()).toContain(title);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect((await page.goto(site.url + address))?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        await expectAccessible(page, 'body');
      }
    }
    for (const document of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/llms.txt', '/rss.xml'])
      expect([document, (await request.get(site.url + document)).status()]).toEqual([document, 200]);
    const [drawn, demo] = await Promise.all([iconsOf(request, site.url), iconsOf(request, siteUrl)]);
    for (const [address, icon] of Object.entries(drawn)) expect([address, icon]).not.toEqual([address, demo[address]]);
    // The build has the demo's page, which is served until the site has looked.
    await expect.poll(async () => (await request.get(`${site.url}/about`)).status()).toBe(404);

    // The dashboard leads to the setup. Editors do not see it.
    await openAs(page, backend, 'admin', '');
    await page.getByRole('link', { name: /Kuruluma başla|Begin the setup/ }).click();
    await expect(page).toHaveURL(/\/admin\/setup$/);
    await page.getByLabel(/Adres|Address/).fill('Atatürk Cad. No: 1, 06000 Çankaya/Ankara');
    await page.getByLabel(/^(E-posta|E-mail)/).fill('yanlis');
    await page.getByLabel(/Açık zemin için logo|Logo for light/).setInputFiles(logo(svg(' onload="alert(1)"')));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, '.setup');
    }
    const save = page.getByRole('button', { name: /Siteyi hazırla|Make the site/ });
    await save.press('Enter');
    // Each problem is at its field, the first one has the focus, and nothing is lost.
    const name = page.getByLabel(/Şirketin adı \(Türkçe\)|company \(Türkçe\)/);
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/zorunlu|required/);
    await expect(page.getByLabel(/^(E-posta|E-mail)/)).toHaveAccessibleDescription(/Geçerli bir e-posta|valid e-mail/);
    await expect(page.getByLabel(/Açık zemin|light ground/)).toHaveAccessibleDescription(/SVG/);
    await expect(page.getByLabel(/Adres|Address/)).toHaveValue(/^Atatürk/);
    await expectAccessible(page, '.setup');

    await name.fill('Acme & Oğulları');
    await page.getByLabel(/^(E-posta|E-mail)/).fill('info@acme.example');
    await page.getByLabel(/Açık zemin|light ground/).setInputFiles(logo(svg()));
    await page.getByLabel(/Başka dil|Another language/).selectOption({ label: 'العربية' });
    await expect(page.getByLabel('العربية', { exact: true })).toBeChecked();
    await page.getByLabel(/\(العربية\)/).fill('أكمي وأولاده');
    await save.press('Enter');
    await expect(page.getByText(/^(Hazır|Done)\./)).toBeVisible({ timeout: 60_000 }); // It writes sixteen pages.
    await expect(page.getByText(/Bilgi Toplumu Hizmetleri: MERS/)).toBeVisible();
    await expect
      .poll(async () => (await request.get(`${site.url}/`)).text())
      .toContain('<title>Anasayfa - Acme &amp; Oğulları</title>');
    const legal = await answered(() => request.get(`${site.url}/page/kvkk-aydinlatma-metni`));
    expect(legal.status()).toBe(200);
    const arabic = async () => (await request.get(`${site.url}/ar`)).text();
    await expect.poll(arabic).toMatch(/<html lang="ar" dir="rtl"[^]*أكمي وأولاده/);
    // The build has a page of the demo at this address, until its new state is there.
    const waiting = () => request.get(`${site.url}/page/bilgi-toplumu-hizmetleri`);
    await expect.poll(async () => (await waiting()).status()).toBe(404);

    // If two administrators have the same form open, the second gets a message.
    const admin = await backend.signIn();
    const stale = new FormData();
    stale.set('answers', JSON.stringify({ version: 0, facts: { names: { tr: 'Öbürü' } } }));
    expect(await admin.send('setup', 'POST', stale)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await read(request, backend, 'GetApplicationModel')).toMatchObject({
      siteInfo: { title: 'Acme & Oğulları' },
    });
    expect((await (await backend.signIn('editor')).send('setup', 'POST', stale)).status).toBe(403);
    expect((await backend.stranger().send('setup', 'POST', stale)).status).toBe(401);
    expect(await openAs(page, backend, 'editor', '/setup')).toBe(404);
  } finally {
    await site.stop();
    await backend.end();
  }
});

test('the demo is cleared after a backup, also when the process is ended meanwhile', async ({ page, request }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'setup-demo-'));
  await copyDemoContent(demoContent, folder);
  const backend = await OwnBackend.start({
    ...contentPlaces(folder),
    ...{ SEED: 'demo', BACKUP_DIR: path.join(folder, 'backups') },
  });
  try {
    const admin = await backend.signIn();
    const { body } = await admin.send('pages?where[pageKey][equals]=kariyer&limit=1');
    const [found] = body.docs as Json[];
    await admin.send(`pages/${String(found?.id)}`, 'PATCH', { title: 'Değişen kariyer', _status: 'published' });
    await openAs(page, backend, 'admin', '/setup');
    await expect(page.getByText('Değişen kariyer')).toBeVisible();
    await expect(page.locator('.setup li')).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, '.setup');
    }
    await page.getByRole('button', { name: /Örnek içeriği kaldır|Remove the sample/ }).click();
    const [yes] = [page.getByRole('button', { name: /^(Evet|Yes)/ })];
    await expect(yes).toBeFocused();
    const pressed = page.waitForResponse(/\/setup\/clear$/);
    await yes.press('Enter');
    expect((await pressed).status()).toBe(200);
    // If the button is pressed twice, the later press is refused.
    expect((await admin.send('setup/clear', 'POST')).status).toBe(409);
    await expect(page.getByText(/Kaldırılıyor: [1-9]|Removing: [1-9]/)).toBeVisible();
    await backend.restart(() => Promise.resolve());

    expect(await read(request, backend, 'GetPageKeys')).toEqual([]);
    expect(await read(request, backend, 'GetApplicationModel')).toMatchObject({ menu: {}, footer: {}, siteInfo: {} });
    await openAs(page, backend, 'admin', '/setup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kurulum|Setup/);
    const told = (await page.getByText(folder).textContent()) ?? '';
    const [archive = ''] = /\/\S+before-clearing-\S+\.tar\.gz/.exec(told) ?? [];
    expect(existsSync(archive)).toBe(true);
    expect((await admin.send('users')).body.totalDocs).toBe(1);
    expect((await admin.send('setup/clear', 'POST')).body.code).toBe('noDemo');
  } finally {
    await backend.end();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the starter has its pages in both languages, and keeps those with blanks to itself', async ({ request }) => {
  const backend = await OwnBackend.start({ SEED: 'starter' });
  try {
    const keys = (await read(request, backend, 'GetPageKeys')) as { pageKey: string; languages: string[] }[];
    expect(keys.map(({ pageKey }) => pageKey)).toEqual(
      expect.arrayContaining(['homepage', 'about', 'contact', 'hizmetlerimiz', 'haberler']),
    );
    expect(new Set(keys.map(({ languages }) => languages.join()))).toEqual(new Set(['tr,en']));
    expect(keys.some(({ pageKey }) => pageKey === 'kvkk-aydinlatma-metni')).toBe(false);
    for (const { pageKey } of keys)
      expect(JSON.stringify(await read(request, backend, `GetPageData?pageKey=${pageKey}`))).not.toContain('{{');
  } finally {
    await backend.end();
  }
});
