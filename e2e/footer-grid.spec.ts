import { expect, test, type Page } from '@playwright/test';

import { barriers } from './support/barriers';
import { boxes, holes, keep } from './support/boxes';
import { chooseConsent } from './support/consent';
import { startOwnSite } from './support/own-site';
import { seedModel } from './support/seed';
import { siteUrl } from './support/stack';
import { watchPage } from './support/watch-page';

const footer = (page: Page) => page.getByRole('contentinfo');
const copyright = (page: Page) => footer(page).getByText(/^©/);

test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test.describe('footer grid', () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

  for (const width of [1200, 1440, 1920]) {
    test(`at ${width} px has the newsletter in its first row and no empty cells`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/page/gizlilik');
      const [site, newsletter, menus, contact] = await boxes(footer(page).locator(':scope > *'));
      const heading = footer(page).getByRole('heading', { name: 'Bülten' });
      expect((await boxes(heading))[0]?.top).toBeLessThan(site?.bottom ?? 0);
      expect(newsletter).toMatchObject({ top: site?.top, bottom: site?.bottom, right: width });
      for (const row of [menus, contact]) expect(row?.right).toBe(width);
      // Cells align with those of the row above and fill it without gaps.
      const cells = await boxes(footer(page).locator('nav, nav ~ *'));
      expect(new Set(cells.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
      const lines = (await boxes(footer(page).locator(':scope > :nth-child(4) > *'))).map(({ left }) =>
        Math.round(left),
      );
      expect(lines).toEqual(cells.map(({ left }) => Math.round(left)));
    });
  }

  test('has no empty cells with any number of menus', async ({ page }) => {
    await page.goto('/page/gizlilik');
    for (const [cells, width] of [
      [1, 1440],
      [3, 1440],
      [5, 1440],
      [3, 768],
      [5, 390],
    ] as const) {
      const what = `${cells} menus at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const menus = page.locator('footer > :nth-child(3)');
      await keep(menus, cells);
      expect.soft(await holes(menus), what).toEqual([]);
      const contact = page.locator('footer > :nth-child(4)');
      await keep(contact, Math.min(cells, 3));
      expect.soft(await holes(contact), what).toEqual([]);
    }
  });

  test('uses one English name for the company', () => {
    const { siteInfo, footer: items } = seedModel as {
      siteInfo: { titleOtherLangs: { en: string }; copyrightOtherLangs: { en: string } };
      footer: Record<string, { order: number; title: string; titleOtherLangs?: { en: string } }>;
    };
    const name = siteInfo.titleOtherLangs.en;
    expect(items.company?.titleOtherLangs?.en).toBe(name);
    expect(siteInfo.copyrightOtherLangs.en).toContain(name);
    expect(siteInfo.copyrightOtherLangs.en).not.toContain('Mühendislik');
  });
});

test.describe('footer with a hostile configuration', () => {
  // The tests share one site, so they run in sequence.
  test.describe.configure({ mode: 'default' });

  let site: Awaited<ReturnType<typeof startOwnSite>>;
  const word = 'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine';
  const account = {
    name: 'Mastodon',
    icon: 'no-such-icon',
    link: 'https://social.example/@a',
    color: 'red;background:url(//evil.example)',
  };
  const column = {
    title: 'Aynı',
    submenu: [{ title: word, link: '/about' }, { title: 'Aynı', link: 'javascript:alert(1)' }, {}],
  };
  const model = {
    menu: seedModel.menu,
    footer: {
      a: column,
      b: column,
      c: { submenu: column.submenu },
      d: { title: '', text: '' },
      e: { text: word },
      f: 7,
    },
    socialAccounts: Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `account-${index}`,
        index % 2 ? account : { ...account, icon: 'x', color: `#${String(100 + index)}` },
      ]),
    ),
    siteInfo: { adress: word, phone: null, copyright: ['x'] },
    languages: seedModel.languages,
  };

  test.beforeAll(async () => {
    site = await startOwnSite('footer', model);
  });

  test.afterAll(() => site.stop());

  for (const width of [320, 390, 768, 1440]) {
    test(`at ${width} px shows the valid parts without page errors, accessibility violations or horizontal scrolling`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await chooseConsent(context, site.url, { functional: false, media: false });
      const { complaints } = await watchPage(page);
      expect((await page.goto(`${site.url}/page/own`))?.status()).toBe(200);
      await expect(footer(page).getByRole('link', { name: 'Mastodon' })).toHaveCount(30);
      await expect(footer(page).getByRole('navigation', { name: 'Aynı' })).toHaveCount(2);
      await expect(copyright(page)).toHaveText(/^© 20\d\d$/);
      expect(await footer(page).innerHTML()).not.toMatch(/javascript:|evil\.example/);
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(complaints).toEqual([]);
    });
  }
});
