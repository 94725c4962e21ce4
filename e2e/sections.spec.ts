import { expect, test, type Locator, type Page } from '@playwright/test';

import { linkedRows } from '@/test/demo-categories';

import { seedPages, type Json } from './support/seed';

const elements = '/page/elements';
const wide = { width: 1440, height: 900 };

const seedPage = (pageKey: string): Json => seedPages.find((page) => page.pageKey === pageKey) ?? {};
const sectionsOf = (pageKey: string) => seedPage(pageKey).sections as Json[];
const section = (page: Page, type: string) => page.locator(`main > [data-section=${type}]`).first();

/** Opens a page and scrolls to a section. */
async function show(page: Page, path: string, type: string): Promise<Locator> {
  await page.goto(path);
  const shown = section(page, type);
  await shown.scrollIntoViewIfNeeded();
  return shown;
}

test.use({ viewport: wide });

test('a page shows its sections in ascending order, then its extra block', async ({ page }) => {
  await page.goto(elements);
  const types = sectionsOf('elements')
    .toSorted((a, b) => Number(a.order) - Number(b.order))
    .map(({ type }) => type)
    .filter((type) => type !== 'contactForm');
  const shown = page.locator('main > section');
  expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-section')))).toEqual([
    ...types,
    'fancyTextBox',
    'parallax',
  ]);
  await expect(shown.nth(-2).getByRole('heading', { level: 2 })).toHaveText('Ek veri bloğu');
});

test('an extra block of HTML follows the sections', async ({ page }) => {
  await page.goto('/page/beton-onarim-ve-guclendirme');
  const last = page.locator('main > section').last();
  await expect(last.getByRole('heading', { name: 'Acil hasar tespiti' })).toBeVisible();
  await expect(last.getByRole('link')).toHaveAttribute('href', 'tel:+903120001987');
  await expect(page.locator('main > section')).toHaveCount(sectionsOf('beton-onarim-ve-guclendirme').length + 1);
});

test('an extra block of one section follows the sections', async ({ page }) => {
  await page.goto('/page/puskurtme-beton');
  const last = page.locator('main > section').last();
  await expect(last.getByRole('heading', { level: 2 })).toHaveText('İlgili projeler');
  await expect(page.locator('main > section')).toHaveCount(sectionsOf('puskurtme-beton').length + 1);
});

test('the background picture of a section fills it, whatever the height of its content', async ({ page }) => {
  const tabs = await show(page, elements, 'tabList');
  const ground = tabs.locator(':scope > div > div > img').first();
  const box = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect());
  for (const tab of await tabs.getByRole('tab').all()) {
    await tab.click();
    const [around, picture] = [await box(tabs), await box(ground)];
    expect(picture.left).toBe(around.left);
    expect(picture.right).toBe(around.right);
    // The border at the top of the section is not covered.
    expect(picture.top - around.top).toBeLessThanOrEqual(1);
    expect(picture.bottom).toBeGreaterThanOrEqual(around.bottom);
  }
});

test.describe('tabs', () => {
  test('show the first panel only at the start', async ({ page }) => {
    const tabs = await show(page, elements, 'tabList');
    await expect(tabs.getByRole('tab')).toHaveText(['Araştırma', 'Tasarım', 'Uygulama']);
    await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Araştırma');
    await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
    await expect(tabs.getByRole('tabpanel', { name: 'Araştırma' })).toContainText('Sondaj ve deney');
  });

  test('can be changed with the arrow keys, Home and End', async ({ page }) => {
    const tabs = await show(page, elements, 'tabList');
    await tabs.getByRole('tab', { name: 'Araştırma' }).focus();
    for (const [key, name] of [
      ['ArrowDown', 'Tasarım'],
      ['ArrowRight', 'Uygulama'],
      ['ArrowRight', 'Araştırma'],
      ['ArrowLeft', 'Uygulama'],
      ['Home', 'Araştırma'],
      ['End', 'Uygulama'],
      ['ArrowUp', 'Tasarım'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.getByRole('tab', { name })).toBeFocused();
      await expect(tabs.getByRole('tab', { selected: true })).toHaveText(name);
      await expect(tabs.getByRole('tabpanel', { name })).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(tabs.getByRole('tabpanel', { name: 'Tasarım' })).toBeFocused();
  });

  test('link to the services unless a tab has a link of its own', async ({ page }) => {
    const tabs = await show(page, elements, 'tabList');
    await expect(tabs.getByRole('tabpanel').getByRole('link', { name: 'Hizmetlerimiz' })).toHaveAttribute(
      'href',
      '/page/hizmetlerimiz',
    );
    await tabs.getByRole('tab', { name: 'Tasarım' }).click();
    await tabs.getByRole('tabpanel').getByRole('link', { name: 'Sık sorulanlar' }).click();
    await expect(page).toHaveURL(/\/page\/sik-sorulan-sorular$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('show all panels one below the other', async ({ page }) => {
      const tabs = await show(page, elements, 'tabList');
      await expect(tabs.getByRole('tablist')).toBeHidden();
      for (const name of ['Araştırma', 'Tasarım', 'Uygulama']) {
        await expect(tabs.getByRole('heading', { name })).toBeVisible();
      }
    });
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an accordion with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('has its first item open, and opens and closes items', async ({ page }) => {
      const accordion = await show(page, elements, 'accordion');
      const [first, second] = ['Evet. Diğerleri tıklanınca açılır.', 'Örnek tablo'].map((text) =>
        accordion.getByText(text),
      ) as [Locator, Locator];
      await expect(first).toBeVisible();
      await expect(second).toBeHidden();
      await accordion.getByRole('heading', { name: 'İçinde tablo olabilir mi?' }).click();
      await expect(second).toBeVisible();
      await accordion.getByRole('heading', { name: 'İlk madde açık mı gelir?' }).click();
      await expect(first).toBeHidden();
    });
  });
}

test('numbers in the millions fit on one line', async ({ page }) => {
  for (const width of [320, 390, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/page/hizmetlerimiz');
    await page.evaluate(() => document.fonts.ready);
    const number = page.locator('[data-section=counter] b', { hasText: '2.150.000' });
    const lines = await number.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect.soft(lines, `at ${width} px`).toBe(1);
  }
});

test.describe('counters', () => {
  test('have their final numbers in the server’s HTML', async ({ request }) => {
    const html = await (await request.get(elements)).text();
    for (const text of ['1.250+', '118 km', '39', '24 saat']) expect(html).toContain(`>${text}<`);
  });

  test('count up to the final number when they come into view', async ({ page }) => {
    await page.goto(elements);
    const number = section(page, 'counter').locator('b').first();
    const counted = number.locator('[aria-hidden=true]');
    await expect(counted).toHaveCount(0);
    await number.scrollIntoViewIfNeeded();
    await expect(counted).toHaveText(/^[\d.]+\+$/);
    const early = Number((await counted.innerText()).replace(/\D/g, ''));
    expect(early).toBeLessThan(1250);
    await expect(number).toHaveText('1.250+');
    await expect(counted).toHaveCount(0);
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('do not count', async ({ page }) => {
      await page.clock.install();
      const counter = await show(page, elements, 'counter');
      await counter.evaluate((root) => {
        new MutationObserver(() => root.setAttribute('data-changed', '')).observe(root, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      });
      await page.clock.runFor(10_000);
      await expect(counter).not.toHaveAttribute('data-changed');
      await expect(counter.locator('b').first()).toHaveText('1.250+');
    });
  });
});

/** The distance of a parallax picture from its section's top, at several scroll positions. */
async function shifts(page: Page): Promise<number[]> {
  await page.goto('/page/jet-grout');
  const parallax = section(page, 'parallax');
  const measured: number[] = [];
  for (const share of [0.9, 0.5, 0.1]) {
    await parallax.evaluate((element, at) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight * at, behavior: 'instant' });
    }, share);
    measured.push(
      // The browser moves the picture asynchronously. It is at rest once it has not moved for ten frames.
      await parallax.evaluate(async (element) => {
        const shift = () => {
          const picture = element.querySelector('img')?.getBoundingClientRect();
          return Math.round((picture?.top ?? NaN) - element.getBoundingClientRect().top);
        };
        let last = NaN;
        for (let still = 0; still < 10; still = shift() === last ? still + 1 : 0) {
          last = shift();
          await new Promise(requestAnimationFrame);
        }
        return last;
      }),
    );
  }
  return measured;
}

test('a parallax picture moves within its frame while the page scrolls', async ({ page }) => {
  const [low = 0, middle = 0, high = 0] = await shifts(page);
  expect(middle).toBeGreaterThan(low);
  expect(high).toBeGreaterThan(middle);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a parallax picture does not move', async ({ page }) => {
    expect(new Set(await shifts(page)).size).toBe(1);
  });
});

test('client logos link to their addresses, in a new window only if the content says so', async ({ page }) => {
  const clients = await show(page, elements, 'clients');
  const links = clients.getByRole('link');
  await expect(links).toHaveCount(6);
  const outward = clients.getByRole('link', { name: 'Tünelbaşı Ortak Girişimi logosu (yeni pencerede açılır)' });
  await expect(outward).toHaveAttribute('href', 'https://example.com/');
  await expect(outward).toHaveAttribute('target', '_blank');
  await expect(outward).toHaveAttribute('rel', /noopener/);
  const inward = clients.getByRole('link', { name: 'Yedihat Ulaşım logosu' });
  await expect(inward).not.toHaveAttribute('target');
  await inward.click();
  await expect(page).toHaveURL(/\/reference\/metro-projeleri$/);
});

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
