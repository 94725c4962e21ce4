import { expect, test } from '@playwright/test';

import { addressOf } from '@/lib/i18n/addresses';
import { searchPath } from '@/lib/routes/site-routes';

import { publicAddresses } from './support/addresses';
import { isMarked, open } from './support/route-change';
import { watchPage } from './support/watch-page';

test.use({ viewport: { width: 1440, height: 900 } });

/** A page of results is made for one visitor: its payload stays whole. */
const results = [addressOf(searchPath, 'tr'), addressOf(searchPath, 'en')];
const keptAddresses = publicAddresses.filter((path) => !results.includes(path));

/** The part of a page that its inline payload may be (docs/decisions/0014), and of a short one, in characters. */
const most = 0.4;
const mostOfShort = 0.43;
const short = 46_000;

const payloadOf = (html: string) =>
  /<script[^>]*>(?:(?!<\/script>).)*\bself\.__next_f\b.*?<\/script>/s.exec(html)?.[0] ?? '';

test('at most two fifths of a page are its inline payload, and little more of a short one', async ({ request }) => {
  for (const path of keptAddresses) {
    const html = await (await request.get(path)).text();
    const { length } = payloadOf(html);
    expect(length, path).toBeGreaterThan(1000);
    expect.soft(length / html.length, path).toBeLessThanOrEqual(html.length < short ? mostOfShort : most);
  }
});

test('a page does not have the paragraphs of its sections twice', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const paragraphs = [...main.matchAll(/<p[^>]*>([^<&']{80,})<\/p>/g)].map(([, text = '']) => text);
  expect(paragraphs.length).toBeGreaterThan(5);
  expect(paragraphs.filter((text) => payloadOf(html).includes(text))).toEqual([]);
});

test('the elements that the server has sent stay, and come back with their page', async ({ page }) => {
  const { complaints } = await watchPage(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const inside = page.locator('main section [data-a], main section[data-a]');
  await inside.first().waitFor();
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => {
    const all = [...document.querySelectorAll('main [data-a] *')];
    Reflect.set(window, 'sent', all);
  });
  await expect(page.locator('nav[data-scripted]')).toHaveCount(1);
  const stay = () =>
    page.evaluate(() => {
      const sent = Reflect.get(window, 'sent') as Element[];
      return [sent.length > 20, sent.every((element) => element.isConnected)];
    });
  expect(await stay()).toEqual([true, true]);

  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section')].map((section) => [
        section.id,
        (section as HTMLElement).innerText.replaceAll(/\s+/g, ' '),
        section.querySelectorAll('img, svg, a').length,
      ]),
    );
  const before = await shown();
  expect(before.length).toBeGreaterThan(3);
  await page.getByRole('navigation').getByRole('link', { name: 'İletişim' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(shown).toEqual(before);
  expect(complaints).toEqual([]);
});

test('a carousel of adopted slides moves, and its cards are links', async ({ page }) => {
  const { complaints } = await watchPage(page);
  await open(page, '/about');
  const carousel = page.locator('#technologies');
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Sonraki' }).click();
  const card = carousel.getByRole('link', { name: /Mini Kazık/ });
  await card.click();
  await expect(page).toHaveURL(/\/page\/mini-kazik$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(complaints).toEqual([]);
});
