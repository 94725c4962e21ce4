import { expect, test, type Page } from '@playwright/test';

import { layoutShifts, watchPage } from './support/watch-page';

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Yükleniyor' }).locator('svg');

/** Marks the document, so that a test can tell whether the page was reloaded. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isMarked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

/** Waits for hydration, since the client handles links only after it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await mark(page);
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });

/** Remembers whether the loading overlay appeared, even for a moment. */
const watchCover = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'wasCovered', false);
    new MutationObserver(() => {
      if (document.querySelector('[role=status] svg')) Reflect.set(window, 'wasCovered', true);
    }).observe(document.body, { childList: true, subtree: true });
  });
const wasCovered = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasCovered') as unknown);

/** Adds a link to the current page to the breadcrumb, as an editor could. */
const addLinkToItself = (page: Page) =>
  page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: location.href, textContent: 'bu sayfa' });
    document.querySelector('main nav')?.append(link);
  });

test.use({ viewport: { width: 1440, height: 900 } });

test('a link shows the spinner for half a second, then the top of the new page', async ({ page }) => {
  const { complaints } = await watchPage(page);
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, 'covered', seen);
    new MutationObserver(() => {
      const isCovered = document.querySelector('[role=status] svg') !== null;
      if (isCovered ? seen.length === 0 : seen.length === 1) seen.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Temel ve zemin işleri' }).click();
  await expect(page).toHaveURL(/\/page\/hizmetlerimiz$/);
  // The page records the times itself, since polling from outside could miss the overlay.
  const covered = () => page.evaluate(() => Reflect.get(window, 'covered') as number[]);
  await expect.poll(covered).toHaveLength(2);
  await expect(spinner(page)).toBeHidden();
  const [from = 0, to = 0] = await covered();
  expect(to - from).toBeGreaterThanOrEqual(495);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Hizmetlerimiz/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('hovering a link prefetches its page, which then needs no network', async ({ page }) => {
  const { complaints } = await watchPage(page);
  await open(page, '/');
  const asked: string[] = [];
  page.on(
    'requestfinished',
    (request) => request.url().includes('_rsc') && asked.push(new URL(request.url()).pathname),
  );
  await page.mouse.move(1, 1);
  expect(asked).toEqual([]);
  const link = page.getByRole('link', { name: 'Temel ve zemin işleri' });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect.poll(() => asked).toContain('/page/hizmetlerimiz');
  await page.waitForLoadState('networkidle');
  await page.route(/_rsc/, (route) => route.abort());
  await link.click();
  await expect(page).toHaveTitle(/Hizmetlerimiz/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the first load shows no overlay', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=status] svg')) Reflect.set(window, 'wasCovered', true);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'wasCovered') as unknown)).toBeUndefined();
});

test('a screen reader announces the new page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).first().click();
  await expect(page.locator('next-route-announcer')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? ''))
    .toMatch(/Hakkımızda/);
});

/** The scroll position after two frames, when the change has been drawn. */
const heightAfterFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))),
  );

for (const [name, path, link] of [
  ['the logo', '/', (page: Page) => page.getByRole('banner').getByRole('link', { name: /anasayfa/ })],
  ['the active menu item', '/contact', (page: Page) => menuOf(page).getByRole('link', { name: 'İletişim' })],
  ['the footer', '/page/kariyer', (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' })],
  [
    'its breadcrumb',
    '/page/hizmetlerimiz?from=mail',
    (page: Page) => page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'bu sayfa' }),
  ],
] as const) {
  for (const way of ['click', 'Enter'] as const) {
    test(`a link in ${name} to the current page, by ${way}, scrolls to the top at once, without an overlay`, async ({
      page,
    }) => {
      const { complaints } = await watchPage(page);
      await open(page, path);
      await addLinkToItself(page);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await watchCover(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      if (way === 'click') await link(page).dispatchEvent('click');
      else await link(page).press('Enter');
      expect(await heightAfterFrames(page)).toBe(0);
      await expect(page.locator('main')).toBeFocused();
      expect(await wasCovered(page)).toBe(false);
      expect(requests.filter((url) => url.includes('_rsc'))).toEqual([]);
      expect(await isMarked(page)).toBe(true);
      await expect(page).toHaveURL(path);
      expect(complaints).toEqual([]);
    });
  }
}

test('a link to the current page scrolls to the top during a smooth scroll', async ({ page }) => {
  await open(page, '/page/kariyer');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  for (let time = 0; time < 5; time += 1) {
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'smooth' }));
    await page.waitForFunction(() => scrollY > 450);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' }).dispatchEvent('click');
    expect(await heightAfterFrames(page)).toBe(0);
  }
});

test('on a phone a link to the current page closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.locator('header summary').first().click();
  await watchCover(page);
  await menuOf(page).getByRole('link', { name: 'İletişim' }).click();
  await expect(menuOf(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  expect(await wasCovered(page)).toBe(false);
});

test('a link to the current page removes the fragment from the address, and back restores it', async ({ page }) => {
  await open(page, '/about#references');
  // The browser scrolls to the fragment smoothly. Another test covers clicks during the scroll.
  const top = () => page.locator('#references').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBe(112);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/#references$/);
  await expect(page.locator('#references')).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

test('back and forward restore the scroll position of each page', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  /** Reads the position in the moment of leaving: it changes for as long as content above it grows. */
  const goBack = () =>
    page.evaluate(() => {
      history.back();
      return Math.round(scrollY);
    });
  await open(page, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const career = page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' });
  const leftAbout = await career.evaluate((link: HTMLElement) => {
    link.click();
    return Math.round(scrollY);
  });
  await expect(page).toHaveTitle(/Kariyer/);
  await expect(spinner(page)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const leftCareer = await goBack();
  await expect(page).toHaveTitle(/Hakkımızda/);
  await expect(spinner(page)).toBeHidden();
  expect(await top()).toBe(leftAbout);
  await page.goForward();
  await expect(page).toHaveTitle(/Kariyer/);
  await expect(spinner(page)).toBeHidden();
  expect(await top()).toBe(leftCareer);
  expect(leftAbout).toBeGreaterThan(800);
  expect(leftCareer).toBeGreaterThan(400);
});

test('back and forward show the previous and next page without a reload', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).first().click();
  await expect(page).toHaveTitle(/Hakkımızda/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yerin altında 118 kilometre');
  await expect(spinner(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveTitle(/Hakkımızda/);
  expect(await isMarked(page)).toBe(true);
});

test('an open menu is closed on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await page.locator('header summary').first().click();
  await menu.getByRole('link', { name: 'İletişim' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('links in the content and links to a missing page work without errors', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/page/yok-boyle-bir-sayfa', textContent: 'yok' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'yok', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı!');
  await page.getByRole('link', { name: 'Anasayfaya Git' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yerin altında 118 kilometre');
});

test('a link to a fragment of another page moves the focus there', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/about#references', textContent: 'yer' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'yer', exact: true }).click();
  await expect(page).toHaveURL(/\/about#references$/);
  await expect(page.locator('#references')).toBeFocused();
  await expect(page.locator('#references')).toBeInViewport();
});

test('the browser handles clicks with modifiers and links to another language', async ({ page, context }) => {
  await open(page, '/about');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Kalite ve İSG' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL(/\/en\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isMarked(page)).toBe(false);
});

test('a page that may frame more than the current one is loaded with its own CSP', async ({ page }) => {
  const { complaints } = await watchPage(page);
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' }),
  );
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'İletişim' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.waitForFunction(() => !Reflect.get(window, 'isMarked'));
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Map' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('CSS properties give the heights of the window, the header and the footer', async ({ page }) => {
  await page.goto('/');
  const property = (name: string) =>
    page.evaluate((property) => document.documentElement.style.getPropertyValue(property), name);
  await expect.poll(() => property('--vh')).toBe('900px');
  await expect.poll(() => property('--header-h')).toBe('88px');
  await expect.poll(() => property('--footer-h')).toMatch(/^[1-9]\d+px$/);
  await page.setViewportSize({ width: 800, height: 600 });
  await expect.poll(() => property('--vh')).toBe('600px');
  await expect.poll(() => property('--header-h')).toBe('72px');
});

test('a font that loads late causes no layout shift', async ({ page }) => {
  await watchPage(page);
  await page.route('**/fonts/archivo*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/page/surdurulebilirlik');
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
});
