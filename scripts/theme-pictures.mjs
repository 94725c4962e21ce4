/**
 * Takes the pictures of the themes in `docs/brand.md` from the gallery, the same page of the demo at 1440 and at 390
 * pixels side by side:
 *
 *     npm run gallery
 *     node scripts/theme-pictures.mjs [GALLERY]
 */
import path from 'node:path';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { wholeBrowser } from './lib/browsers.mjs';
import { root } from './lib/paths.mjs';

const [gallery = 'http://localhost:3100'] = process.argv.slice(2);
const themes = ['drawing', 'editorial', 'technical', 'architectural'];

/** In pixels: the windows, and what the picture has of them. */
const height = 900;
const widths = [1440, 390];
const share = 0.6;
const gap = 16;

const browser = await chromium.launch({
  executablePath: wholeBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

/** @param {string} theme @param {number} width */
async function shoot(theme, width) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'tr-TR', reducedMotion: 'reduce' });
  const consent = encodeURIComponent('version=1&time=2026-11-20T12:00:00.000Z&functional=no&media=no');
  await context.addCookies([{ name: 'consent', value: consent, url: gallery }]);
  const page = await context.newPage();
  await page.goto(`${gallery}/gallery/themes/${theme}`, { waitUntil: 'load' });
  await page.waitForFunction('document.fonts.status === "loaded"');
  // The mark of Next's development server.
  await page.addStyleTag({ content: 'nextjs-portal{display:none}' }).catch(() => undefined);
  await page.waitForTimeout(1500);
  const picture = sharp(await page.screenshot()).resize({ height: Math.round(height * share) });
  await context.close();
  return picture.toBuffer({ resolveWithObject: true });
}

try {
  for (const theme of themes) {
    const shots = [];
    for (const width of widths) shots.push(await shoot(theme, width));
    let left = 0;
    const layers = shots.map(({ data, info }) => {
      const layer = { input: data, left, top: 0 };
      left += info.width + gap;
      return layer;
    });
    const size = { width: left - gap, height: Math.round(height * share), channels: /** @type {const} */ (3) };
    const file = path.join(root, `docs/pictures/theme-${theme}.jpg`);
    const made = sharp({ create: { ...size, background: '#d9d9d9' } }).composite(layers);
    const { size: bytes } = await made.jpeg({ quality: 72, mozjpeg: true }).toFile(file);
    console.info(`theme-${theme}.jpg: ${bytes} bytes`);
  }
} finally {
  await browser.close();
}
