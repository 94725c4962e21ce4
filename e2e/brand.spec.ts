import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import subsetFont from 'subset-font';

import { themeNames } from '@/lib/brand/options';

import { barriers } from './support/barriers';
import { icons, iconsOf } from './support/icons';
import { newVisitor } from './support/new-visitor';
import { OwnStack } from './support/own-stack';
import { siteUrl as demoUrl } from './support/stack';
import { openWith, valueOf } from './support/tokens';
import { layoutShifts, watchPage } from './support/watch-page';

let stack: OwnStack;
let token: string;

test.use(newVisitor);
// The tests change one brand, so they run in sequence.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  stack = await OwnStack.create();
  await stack.startBackend();
  await stack.startSite();
  const login = await fetch(`${stack.backendUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(stack.account),
  });
  token = ((await login.json()) as { token: string }).token;
});

test.afterAll(() => stack.dispose());

/** Publishes a brand. */
const publish = (brand: object) =>
  fetch(`${stack.backendUrl}/api/globals/brand?locale=tr`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify({ _status: 'published', ...brand }),
  });

function upload(name: string, type: string, content: string | Buffer): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name);
  body.append('_payload', JSON.stringify({ alt: 'Logo' }));
  return fetch(`${stack.backendUrl}/api/media?locale=tr`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    body,
  });
}

const accents = { drawing: '#bf8c4c', editorial: '#8a2f2b', technical: '#1f5eff', architectural: '#d6a75c' };

for (const theme of themeNames) {
  test(`the theme ${theme} shows without a rebuild, in the strict policy, readable and without shifts`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    expect((await publish({ theme })).status).toBe(200);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { complaints } = await watchPage(page);
    for (const [width, path] of [
      [1440, '/'],
      [390, '/'],
      [1440, '/contact'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await openWith(page, stack.siteUrl + path, ['--base', accents[theme]]);
      await page.reload({ waitUntil: 'networkidle' });
      expect(complaints).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('a logo and an icon of the company’s own stand in the page, and in the manifest', async ({ page, request }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><path d="M0 0h200v50H0z" /></svg>';
  const uploaded = await upload('sirket.svg', 'image/svg+xml', svg);
  const { id } = ((await uploaded.json()) as { doc: { id: number } }).doc;
  expect((await publish({ theme: 'technical', logo: id, icon: id })).status).toBe(200);
  await expect(async () => {
    await page.goto(stack.siteUrl, { waitUntil: 'networkidle' });
    await expect(page.locator('header a img')).toHaveAttribute('src', /^\/media\/sirket/);
  }).toPass({ timeout: 60_000 });
  expect(await page.locator('header a img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/media\/sirket/);
  const manifest = (await (await request.get(`${stack.siteUrl}/manifest.webmanifest`)).json()) as object;
  expect(manifest).toMatchObject({
    theme_color: '#0b1b3b',
    icons: [{ src: expect.stringContaining('sirket') as unknown }],
  });
});

test('the icons that devices ask for are the company’s own, or the mark of its name', async ({ page, request }) => {
  const red = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f00" d="M0 0h9v9H0z"/></svg>';
  const { id } = ((await (await upload('kirmizi.svg', 'image/svg+xml', red)).json()) as { doc: { id: number } }).doc;
  expect((await publish({ theme: 'technical', icon: id })).status).toBe(200);
  await page.goto(`${stack.siteUrl}/about`);
  /** The colour in the middle of an icon, as a browser shows it; none while a busy site has no answer. */
  const middle = (address: string) =>
    page.evaluate(async (src) => {
      const image = new Image();
      image.src = `${src}?${performance.now()}`;
      const isShown = await image.decode().then(
        () => true,
        () => false,
      );
      if (!isShown) return [];
      const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 16, 16);
      return [...(context?.getImageData(8, 8, 1, 1).data ?? [])];
    }, address);
  for (const address of Object.keys(icons)) await expect.poll(() => middle(address), address).toEqual([255, 0, 0, 255]);

  expect((await publish({ theme: 'technical', icon: null })).status).toBe(200);
  const other = expect.stringMatching(/^(?!255,0,0,255$)\d+,\d+,\d+,\d+$/);
  for (const address of Object.keys(icons))
    await expect.poll(async () => (await middle(address)).join()).toEqual(other);
  const [named, demo] = await Promise.all([iconsOf(request, stack.siteUrl), iconsOf(request, demoUrl)]);
  for (const address of Object.keys(icons)) expect([address, named[address]]).not.toEqual([address, demo[address]]);
});

test('the form shows the brand on the site before it is saved, and says what would be refused', async ({
  page,
  context,
}) => {
  expect((await publish({ theme: 'drawing', colors: { ink: null }, logo: null, icon: null })).status).toBe(200);
  await context.addCookies([{ name: 'payload-token', value: token, url: stack.backendUrl }]);
  const { complaints } = await watchPage(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${stack.backendUrl}/admin/globals/brand`);
  const frame = page.frameLocator('#live-preview-iframe');
  const value = (name: string) =>
    frame.locator(':root').evaluate((root, property) => getComputedStyle(root).getPropertyValue(property).trim(), name);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();

  await page.locator('#field-theme input').fill('Mimari');
  await page.keyboard.press('Enter');
  await expect.poll(() => value('--base')).toBe(accents.architectural);
  await expect(frame.getByRole('banner')).toHaveAttribute('data-bar', 'dark');
  expect(await frame.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain('jost');

  await page.getByLabel('Vurgu').fill('#7fd1ae');
  await expect.poll(() => value('--base')).toBe('#7fd1ae');
  await page.getByLabel('Yazı', { exact: true }).fill('#222222');
  await expect(frame.getByRole('status').getByText('okunamaz')).toBeVisible();
  await page.getByLabel('Yazı', { exact: true }).fill('');
  await expect(frame.getByRole('status').getByText('okunamaz')).toHaveCount(0);

  // A link shows its page in the same brand.
  await frame.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).first().click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Hakkımızda|Kemerkaya/);
  await expect.poll(() => value('--base')).toBe('#7fd1ae');
  expect(complaints).toEqual([]);

  // Nothing was saved.
  const visitor = await page.context().newPage();
  await openWith(visitor, stack.siteUrl + '/', ['--base', accents.drawing]);
  await visitor.close();
  expect((await fetch(`${stack.siteUrl}/preview/brand/${'x'.repeat(40)}`)).status).toBe(404);
});

test('a font of the company’s own is used for all text', async ({ page }) => {
  const source = await readFile('node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf');
  const letters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => index + 32))}çÇğĞıİöÖşŞüÜâîû–’“”…©`;
  const font = await subsetFont(source, letters, { targetFormat: 'woff2' });
  const uploaded = await upload('sirket.woff2', 'font/woff2', font);
  const { id } = ((await uploaded.json()) as { doc: { id: number } }).doc;
  expect((await publish({ theme: 'drawing', fonts: { own: id } })).status).toBe(200);
  const { complaints } = await watchPage(page);
  await openWith(page, stack.siteUrl + '/', ['--font', 'own,own-f,arial,sans-serif']);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await expect.poll(loaded).toContain('own');
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
  expect(complaints).toEqual([]);
  expect((await publish({ theme: 'drawing', fonts: { own: null } })).status).toBe(200);
});

test('what cannot be read, or could act, is refused at its field, and the site stays as it was', async ({ page }) => {
  expect((await publish({ theme: 'technical' })).status).toBe(200);
  const refused = await publish({ colors: { ink: '#999999' } });
  expect(refused.status).toBe(400);
  const { errors } = (await refused.json()) as { errors: { data: { errors: { path: string; message: string }[] } }[] };
  expect(errors[0]?.data.errors[0]).toMatchObject({ path: 'colors.ink' });
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
  expect((await upload('betik.svg', 'image/svg+xml', script)).status).toBe(400);
  await openWith(page, stack.siteUrl + '/', ['--base', accents.technical]);
  expect(await valueOf(page, '--ink')).toBe('#0d1526');
});
