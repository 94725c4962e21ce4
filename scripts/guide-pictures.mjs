/**
 * Takes the pictures of the guides for editors, `docs/pictures/{tr,en}`, and `docs/home.jpg` from an installation with the demo content,
 * made for this: it saves drafts, and leaves them.
 *
 *     ADMIN_EMAIL=… ADMIN_PASSWORD=… npm start
 *     SITE_URL=… BACKEND_URL=… ADMIN_EMAIL=… ADMIN_PASSWORD=… node scripts/guide-pictures.mjs [NAME …]
 *
 * The cookie of the sign-in is the backend's, so its address is the one that the site has for it.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { skipTour } from '../bench/lib/open-session.mjs';
import { wholeBrowser } from './lib/browsers.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { root } from './lib/paths.mjs';

const { SITE_URL: site, BACKEND_URL: backend, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
if (!site || !backend || !email || !password) {
  exitWithLine('set SITE_URL, BACKEND_URL, ADMIN_EMAIL and ADMIN_PASSWORD');
}
const only = process.argv.slice(2);

/** In pixels: of the windows, and of the pictures made of them. */
const window = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const width = 1200;
const phoneWidth = 390;

/** A page of the demo with a picture, and a section whose texts can be typed on the page. */
const page = { key: 'jet-grout', section: /^(?:Düzenle: Sayfa başlığı|Edit: Page title)/ };
/** Typed over the first section's title. */
const typed = { tr: 'Yumuşak zeminde jet grout', en: 'Jet grouting in soft ground' };

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {'tr' | 'en'} Language
 * @typedef {{ tab: Page, t: (key: string) => string, language: Language }} Desk
 */

/** @param {Desk} desk */
const bar = ({ tab, t }) => tab.getByRole('region', { name: t('editBar') });

/** @param {Desk} desk @param {string} key of the command in the catalogue */
async function choose(desk, key) {
  const { tab, t } = desk;
  await bar(desk).getByText(t('editPageMenu')).click();
  await bar(desk)
    .getByRole('button', { name: new RegExp(`^${t(key)}`) })
    .click();
  await tab.getByRole('dialog').first().waitFor();
}

/** @param {Desk} desk */
async function openSection({ tab, t }) {
  await tab.getByRole('button', { name: page.section }).click();
  const panel = tab.getByRole('dialog', { name: t('editSectionTitle') });
  await panel.waitFor();
  return panel;
}

/** What each picture shows. @type {Record<string, (desk: Desk) => Promise<unknown>>} */
const desks = {
  'edit-mode': async () => undefined,
  'section-form': async (desk) => {
    const panel = await openSection(desk);
    await panel.getByRole('tab', { name: desk.language === 'en' ? /^English/ : /^Türkçe/ }).click();
    await panel.getByRole('textbox').first().fill(typed[desk.language]);
  },
  translations: async (desk) => {
    const panel = await openSection(desk);
    await panel.getByRole('tab', { name: /^English/ }).click();
  },
  'page-actions': async (desk) => bar(desk).getByText(desk.t('editPageMenu')).click(),
  'section-picker': async (desk) => choose(desk, 'editAddSection'),
  'page-settings': async (desk) => choose(desk, 'editPageSettings'),
  picture: async (desk) => {
    const panel = await openSection(desk);
    await panel
      .getByRole('button', { name: desk.t('editPicture') })
      .first()
      .click();
  },
  schedule: async (desk) => choose(desk, 'editSchedule'),
  // A changed Turkish text makes its translation outdated, which the check names.
  check: async (desk) => {
    const panel = await openSection(desk);
    await panel.getByRole('tab', { name: /^Türkçe/ }).click();
    await panel.getByRole('textbox').first().fill(typed.tr);
    await panel.getByRole('button', { name: desk.t('editSave'), exact: true }).click();
    await panel.getByText(desk.t('editSaved'), { exact: true }).waitFor();
    await desk.tab.getByRole('button', { name: desk.t('editClosePanel') }).click();
    await choose(desk, 'editCheck');
  },
  versions: async (desk) => choose(desk, 'editVersions'),
  finder: async ({ tab, t }) => {
    await tab.keyboard.press('Control+k');
    await tab.getByRole('combobox', { name: t('editFindLabel') }).fill('enjeksiyon');
  },
  footer: async ({ tab, t }) => {
    await tab.getByRole('button', { name: `${t('editUsedInFooter')}: ${t('editButton')}` }).click();
    await tab.getByRole('dialog').waitFor();
  },
};

/** @type {Record<string, string>} */
const adminPages = { overview: '/admin', 'admin-pages': '/admin/collections/pages' };

const signedIn = await fetch(`${backend}/api/users/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
});
if (!signedIn.ok) exitWithLine(`sign-in: ${signedIn.status}`);
const { token } = await signedIn.json();
await skipTour(site, token);
const browser = await chromium.launch({
  executablePath: wholeBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

/** @param {Language} language @param {typeof window} viewport */
async function open(language, viewport) {
  const context = await browser.newContext({ viewport, locale: `${language}-TR`, reducedMotion: 'reduce' });
  const consent = encodeURIComponent('version=1&time=2026-11-20T12:00:00.000Z&functional=no&media=no');
  await context.addCookies([
    { name: 'consent', value: consent, url: site },
    { name: 'promo-popup', value: 'shown', url: site },
    { name: 'payload-token', value: token, url: backend },
    { name: 'payload-lng', value: language, url: backend },
  ]);
  return context.newPage();
}

/**
 * @param {Page} tab
 * @param {string} name
 * @param {Language | ''} language without one, a picture of no guide
 * @param {number} size in pixels
 */
async function shoot(tab, name, language, size) {
  await tab.evaluate('document.fonts.ready.then(() => undefined)');
  await tab.waitForTimeout(2000);
  const folder = path.join(root, 'docs', language && `pictures/${language}`);
  mkdirSync(folder, { recursive: true });
  const picture = sharp(await tab.screenshot()).resize({ width: size });
  const { size: bytes } = await picture.jpeg({ quality: 72, mozjpeg: true }).toFile(path.join(folder, `${name}.jpg`));
  console.info(`${path.relative(root, folder)}/${name}.jpg: ${bytes} bytes`);
}

/** @param {string} name */
const isWanted = (name) => only.length === 0 || only.includes(name);

/** @param {string} name @param {Language} language @param {boolean} isPhone */
async function shootDesk(name, language, isPhone) {
  const tab = await open(language, isPhone ? phone : window);
  const messages = JSON.parse(readFileSync(path.join(root, `lib/edit/messages/${language}.json`), 'utf8'));
  await tab.goto(`${site}${language === 'en' ? '/en' : ''}/edit/page/${page.key}`, { waitUntil: 'load' });
  const desk = { tab, language, t: (/** @type {string} */ key) => String(messages[key]) };
  await bar(desk).waitFor();
  await desks[name]?.(desk);
  await shoot(tab, isPhone ? 'phone' : name, language, isPhone ? phoneWidth : width);
  await tab.context().close();
}

try {
  if (isWanted('home')) {
    const tab = await open('tr', window);
    await tab.goto(site, { waitUntil: 'networkidle' });
    await shoot(tab, 'home', '', width);
    await tab.context().close();
  }
  for (const language of /** @type {const} */ (['tr', 'en'])) {
    for (const name of Object.keys(adminPages).filter(isWanted)) {
      const tab = await open(language, window);
      await tab.goto(`${backend}${adminPages[name]}`, { waitUntil: 'load' });
      await shoot(tab, name, language, width);
      await tab.context().close();
    }
    for (const name of Object.keys(desks).filter(isWanted)) await shootDesk(name, language, false);
    if (isWanted('phone')) await shootDesk('section-form', language, true);
  }
} finally {
  await browser.close();
}
