import { expect, test, type Locator, type Page } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { siteUrl } from './support/stack';
import { watchPage } from './support/watch-page';

const footer = (page: Page) => page.getByRole('contentinfo');
const copyright = (page: Page) => footer(page).getByText(/^©/);

const thisYear = new Date().getFullYear();
const newYear = new Date(`${thisYear + 1}-01-01T00:00:00+03:00`);

test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test('the footer shows the site’s configured name, menus, phone number, accounts and copyright', async ({ page }) => {
  await page.goto('/page/gizlilik');
  await expect(footer(page).getByRole('heading', { name: 'Kemerkaya Mühendislik' })).toHaveCount(1);
  await expect(footer(page).getByText('Geoteknik · Tünel · Su yalıtımı')).toBeVisible();
  await expect(footer(page).getByText(/^1987’den beri geoteknik/)).toBeVisible();
  for (const name of ['Kurumsal', 'Teknoloji', 'Referanslar', 'Yasal']) {
    await expect(footer(page).getByRole('navigation', { name })).toBeVisible();
  }
  await expect(footer(page).getByRole('link', { name: '0 (312) 000 19 87' })).toHaveAttribute(
    'href',
    'tel:+903120001987',
  );
  const names = ['LinkedIn', 'YouTube', 'Instagram', 'X', 'Facebook'];
  for (const name of names) await expect(footer(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(copyright(page)).toContainText('Kemerkaya Mühendislik İnşaat Sanayi ve Ticaret A.Ş.');
  const logo = footer(page).getByRole('link', { name: 'Kemerkaya Mühendislik, anasayfa' });
  expect((await logo.locator('svg').boundingBox())?.width).toBe(150);
  await logo.click();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

/** The distance in pixels between each label and the first line of its text. */
const gapsBelow = (labels: Locator) =>
  labels.evaluateAll((all) =>
    all.map((label) => {
      const range = document.createRange();
      const words = document.createTreeWalker(label.nextElementSibling ?? label, NodeFilter.SHOW_TEXT).nextNode();
      range.selectNodeContents(words ?? label);
      return (range.getClientRects()[0]?.top ?? 0) - label.getBoundingClientRect().bottom;
    }),
  );

for (const width of [390, 768, 1440]) {
  test(`the address, phone number and e-mail address have equal gaps below their labels at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    for (const place of [footer(page), page.getByRole('main')]) {
      const labels = place.locator('.note').filter({ hasText: /^(?:Adres|Telefon|E-posta)$/ });
      await expect(labels).toHaveCount(3);
      const gaps = await gapsBelow(labels);
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
    }
  });
}

test('a social account shows its brand colours on hover and on focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/page/gizlilik');
  const link = footer(page).getByRole('link', { name: 'LinkedIn' });
  const colors = () =>
    link.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  const own = ['rgb(10, 102, 194)', 'rgb(255, 255, 255)'];
  expect(await colors()).not.toEqual(own);
  await link.hover();
  await expect.poll(colors).toEqual(own);
  await page.mouse.move(0, 0);
  await footer(page).getByRole('link', { name: 'info@kemerkaya.example' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect.poll(colors).toEqual(own);
});

test('a page generated last year shows the current year from midnight in İstanbul on', async ({ page }) => {
  const { complaints } = await watchPage(page);
  await page.clock.setFixedTime(newYear.getTime() - 1000);
  await page.goto('/page/gizlilik', { waitUntil: 'networkidle' });
  await expect(copyright(page)).toContainText(String(thisYear));
  await page.clock.setFixedTime(newYear);
  await page.goto('/page/gizlilik');
  await expect(copyright(page)).toContainText(String(thisYear + 1));
  expect(complaints).toEqual([]);
});

test.describe('footer and scroll-to-top button', () => {
  test.use({ reducedMotion: 'reduce' });

  const button = (page: Page) => page.getByRole('button', { name: 'Sayfanın başına dön' });

  /** The footer's links and buttons that the scroll-to-top button overlaps. */
  const covered = (page: Page) =>
    button(page).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [...document.querySelectorAll('footer :is(a, button)')]
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
        })
        .map(({ textContent }) => textContent);
    });

  for (const width of [320, 390, 768, 1024, 1280, 1440])
    test(`at ${width} px the button covers no control at the end of the page and no focused account`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/page/gizlilik');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(button(page)).toBeVisible();
      expect(await covered(page)).toEqual([]);
      const accounts = footer(page).getByRole('list').last().getByRole('link');
      for (const account of await accounts.all()) {
        // Scrolls the link to the height of the button.
        await account.evaluate((link) => {
          link.blur();
          scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 34);
        });
        await account.focus();
        expect(await covered(page)).not.toContain(await account.textContent());
      }
    });
});

test.describe('footer without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is complete and shows the server’s year', async ({ page }) => {
    await page.goto('/page/gizlilik');
    await expect(copyright(page)).toContainText(String(thisYear));
    await expect(footer(page).getByRole('link', { name: 'Çerez Politikası' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'LinkedIn' })).toBeVisible();
    await expect(footer(page).getByText('Çerez tercihleri')).toBeHidden();
  });
});
