/**
 * Takes the pictures of `docs/`, as JPEG files, from a site with the demo content:
 *
 *     ADMIN_EMAIL=… ADMIN_PASSWORD=… DATABASE_URL=file:/tmp/pictures.db npm start
 *     ADMIN_EMAIL=… ADMIN_PASSWORD=… node scripts/docs-pictures.mjs [SITE] [BACKEND] [only those with this in their
 *     name]
 *
 * Use a database of its own: the script saves drafts. SITE and BACKEND are the addresses that `npm start` prints.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { logIn } from '../bench/lib/sign-in.mjs';
import { root } from './lib/paths.mjs';

const [site = 'http://localhost:3000', backend = 'http://127.0.0.1:3001', part = ''] = process.argv.slice(2);
const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env;

/** Of a picture, in pixels; and of its file, in bytes. */
const width = 1200;
const maxBytes = 120_000;

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} text */
async function saveSubTitle(page, text) {
  const panel = await openSection(page);
  await panel.getByLabel(/^Subtitle/).fill(text);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Unpublished changes').waitFor();
  await panel.getByRole('button', { name: 'Close the panel' }).click();
}

/** @param {Page} page @param {string} title of the page itself */
async function saveTitle(page, title) {
  await choose(page, /^Page settings/);
  const panel = page.getByRole('dialog', { name: 'Page settings' });
  await panel.getByRole('textbox', { name: /^Page title/ }).fill(title);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByText('Saved', { exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Close the panel' }).click();
}

/** @param {Page} page */
async function openSection(page) {
  await page.getByRole('button', { name: /^Edit: Page title/ }).click();
  const panel = page.getByRole('dialog', { name: 'Edit section' });
  await panel.waitFor();
  return panel;
}

/** @param {Page} page @param {RegExp} command */
async function choose(page, command) {
  const bar = page.getByRole('region', { name: 'Editing status' });
  await bar.getByText('Page actions').click();
  await bar.getByRole('button', { name: command }).click();
}

/** The page that is edited in the pictures. */
const edited = `${site}/en/edit/page/jet-grout`;

/**
 * What each picture shows, by the name of its file.
 *
 * @type {Record<string, { address: string, prepare?: (page: Page) => Promise<unknown> }>}
 */
const pictures = {
  'home.jpg': { address: site },
  'pictures/admin-pages.jpg': { address: `${backend}/admin/collections/pages` },
  'pictures/edit-mode.jpg': { address: edited },
  'pictures/section-form.jpg': {
    address: edited,
    prepare: async (page) => {
      const title = 'Jet grouting, in soft ground';
      await (await openSection(page)).getByLabel(/^Title/).fill(title);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    },
  },
  'pictures/page-actions.jpg': {
    address: edited,
    prepare: async (page) => {
      await saveSubTitle(page, 'Columns in soft ground, measured and recorded');
      await page.getByText('Page actions').click();
    },
  },
  'pictures/check.jpg': {
    address: edited,
    prepare: async (page) => {
      await saveTitle(page, 'Jet grouting: columns of soil and cement under the foundation of a building');
      await choose(page, /^Check before publishing/);
      await page.getByRole('heading', { name: 'Warnings' }).waitFor();
    },
  },
  'pictures/versions.jpg': {
    address: edited,
    prepare: async (page) => {
      await choose(page, /^Versions/);
      await page
        .getByRole('button', { name: /^Compare/ })
        .first()
        .waitFor();
    },
  },
  'pictures/schedule.jpg': { address: edited, prepare: (page) => choose(page, /^Schedule/) },
};

const debianChromium = '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || (existsSync(debianChromium) ? debianChromium : undefined),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

/** Nothing covers a picture: the question of consent is answered, and the popup was seen. */
const consent = 'version=1&time=2026-11-20T12:00:00.000Z&functional=no&media=no';

/** A browser without unsaved text. @param {string} token */
async function openContext(token) {
  const context = await browser.newContext({
    viewport: { width, height: 750 },
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  });
  await context.addCookies([
    { name: 'payload-token', value: token, url: backend },
    { name: 'consent', value: encodeURIComponent(consent), url: site },
    { name: 'promo-popup', value: 'shown', url: site },
  ]);
  return context;
}

try {
  const token = await logIn(backend, { email, password });
  for (const [name, { address, prepare }] of Object.entries(pictures)) {
    if (!name.includes(part)) continue;
    const context = await openContext(token);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    const file = path.join(root, 'docs', name);
    const { size } = await sharp(await page.screenshot())
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(file);
    console.info(`${name}: ${size} bytes`);
    if (size > maxBytes) throw new Error(`${name} has more than ${maxBytes} bytes`);
    await context.close();
  }
} finally {
  await browser.close();
}
