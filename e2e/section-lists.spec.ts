import { expect, test } from '@playwright/test';

import { linkedRows } from '@/test/demo-categories';

import { seedPages, type Json } from './support/seed';
import { elements, section, sectionsOf, show, wide } from './support/section-page';

test.use({ viewport: wide });

test.describe('last posts', () => {
  const news = '/page/haberler';
  const posts = sectionsOf('haberler').find(({ type }) => type === 'lastPosts')?.list as Json[];
  const titles = (list: Json[]) => list.map(({ title }) => String(title));

  test('a filter is marked as pressed, shows the posts of its topic and announces their number; the first one shows all', async ({
    page,
  }) => {
    const grid = await show(page, news, 'lastPosts');
    const marked = grid.getByRole('button', { pressed: true });
    const shown = grid.getByRole('heading', { level: 3 });
    await expect(marked).toHaveText('Tümü');
    await expect(shown).toHaveText(titles(posts));
    for (const topic of ['Şantiye', 'Tünel', 'Kariyer']) {
      const expected = posts.filter(({ category }) => (category as string[]).includes(topic));
      await grid.getByRole('button', { name: topic, exact: true }).click();
      await expect(marked).toHaveText([topic]);
      await expect(shown.filter({ visible: true })).toHaveText(titles(expected));
      await expect(grid.getByRole('status')).toHaveText(`${expected.length} yazı gösteriliyor.`);
    }
    await grid.getByRole('button', { name: 'Tümü' }).click();
    await expect(marked).toHaveText(['Tümü']);
    await expect(shown.filter({ visible: true })).toHaveText(titles(posts));
  });

  test('a post links to the base path and its id, and shows its date as dd.mm.yyyy', async ({ page }) => {
    const grid = await show(page, news, 'lastPosts');
    const links = grid.getByRole('heading', { level: 3 }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(posts.map(({ id }) => `/page/${String(id)}`));
    await expect(grid.locator('time')).toHaveText(
      posts.map(({ date }) => String(date).replace(/(\d+)-(\d+)-(\d+)/, '$3.$2.$1')),
    );
    await expect(grid.locator('time').nth(2)).toHaveText('08.09.2026');
    await links.last().click();
    await expect(page).toHaveURL(/\/page\/haber-2025-isg-sonuclari$/);
  });

  test('posts without a base path use the default one', async ({ page }) => {
    const grid = await show(page, elements, 'lastPosts');
    await expect(grid.getByRole('link').first()).toHaveAttribute('href', '/page/haber-2025-isg-sonuclari');
  });

  test('a double post spans two columns, and hydration moves nothing', async ({ page }) => {
    await page.goto(news);
    const items = section(page, 'lastPosts').locator('.grid-item');
    const boxes = () =>
      items.evaluateAll((all) => {
        const origin = all[0]?.parentElement?.getBoundingClientRect();
        return all.map((one) => {
          const { left, top, width } = one.getBoundingClientRect();
          return [left - (origin?.left ?? 0), top - (origin?.top ?? 0), width].map(Math.round);
        });
      });
    const before = await boxes();
    const [wideOne, single] = [before[0]?.[2] ?? 0, before[1]?.[2] ?? 0];
    const gap = (before[1]?.[0] ?? 0) - wideOne;
    expect(posts.map(({ double_col: isWide }) => isWide)).toEqual([true, false, false, true, false, false]);
    expect(Math.abs(wideOne - (2 * single + gap))).toBeLessThanOrEqual(1);
    await items.first().scrollIntoViewIfNeeded();
    await expect(section(page, 'lastPosts').locator('[data-arranged]')).toBeAttached();
    for (const [index, box] of (await boxes()).entries()) {
      for (const [axis, value] of box.entries()) {
        expect(Math.abs(value - (before[index]?.[axis] ?? NaN)), `post ${index}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

/** The first 150 characters and an ellipsis. */
const cut = (text: string) => (text.length > 150 ? `${text.slice(0, 150).trimEnd()}…` : text);

test.describe('reference pages', () => {
  for (const { key, link, title, logos } of linkedRows) {
    const pages = seedPages.filter(({ categories, isVisible }) => isVisible && (categories as string[]).includes(key));

    test(`${title.tr}: title, logos and projects`, async ({ page }) => {
      await page.goto(`/reference/${link}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title.tr);
      const head = section(page, 'pageTitle').locator('> :not([aria-hidden])').first();
      await expect(head).toHaveCSS('background-color', 'rgb(63, 118, 166)');

      const logoList = page.getByRole('region', { name: 'Referanslarımız' });
      await expect(logoList).toHaveCount(logos.length > 0 ? 1 : 0);
      if (logos.length > 0) await expect(logoList.getByRole('img')).toHaveCount(logos.length);

      const cards = page.getByRole('region', { name: 'Projeler', exact: true }).getByRole('listitem');
      await expect(cards.getByRole('heading')).toHaveText(pages.map((one) => String(one.title)));
      for (const [index, { link: target, summary, description }] of pages.entries()) {
        await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', String(target));
        const text = await cards.nth(index).locator('p').innerText();
        expect(text).toBe(cut(String(summary ?? description)));
      }
      const columns = await cards.evaluateAll(
        (all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size,
      );
      expect(columns).toBe(Math.min(pages.length, 2));
      await expect(page.getByText('Projelerimizi incelemeniz için özenle hazırlıyoruz.')).toHaveCount(
        pages.length > 0 ? 0 : 1,
      );
    });
  }

  test('a description longer than 150 characters is cut off with an ellipsis', async ({ page }) => {
    await page.goto('/reference/metro-projeleri');
    const texts = await page.getByRole('region', { name: 'Projeler', exact: true }).locator('p').allInnerTexts();
    const marked = texts.filter((text) => text.endsWith('…'));
    expect(marked.length).toBeGreaterThan(0);
    for (const { length } of marked) expect(length).toBeGreaterThan(140);
  });

  test('an unknown category shows the not-found page', async ({ page }) => {
    expect((await page.goto('/reference/kopru-projeleri'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı!');
  });
});
