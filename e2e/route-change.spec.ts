import { expect, test, type Page } from '@playwright/test';

import { layoutShifts, watchPage } from './support/watch-page';

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Yükleniyor' }).locator('svg');

/** Marks the document, so that a test can tell whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isMarked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

/** The page's script has to be there before a link can be its own. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await mark(page);
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });

/** Remembers whether the cover was there, be it for a moment. */
const watchCover = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'wasCovered', false);
    new MutationObserver(() => {
      if (document.querySelector('[role=status] svg')) Reflect.set(window, 'wasCovered', true);
    }).observe(document.body, { childList: true, subtree: true });
  });
const wasCovered = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasCovered') as unknown);

/** Where a site's own trail leads to the page itself, as an editor's link may. */
const addLinkToItself = (page: Page) =>
  page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: location.href, textContent: 'bu sayfa' });
    document.querySelector('main nav')?.append(link);
  });

test.use({ viewport: { width: 1440, height: 900 } });

test('a link shows the spinner for half a second, then the new page from its top', async ({ page }) => {
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
  // The page itself notes when it is covered: who looks from outside may look too late.
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

test('a page is fetched while the pointer rests on its link, and needs no network when it is followed', async ({
  page,
}) => {
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

test('the first load is never covered', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=status] svg')) Reflect.set(window, 'wasCovered', true);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'wasCovered') as unknown)).toBeUndefined();
});

test('a screen reader hears of the new page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).first().click();
  await expect(page.locator('next-route-announcer')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? ''))
    .toMatch(/Hakkımızda/);
});

/** Where the page stands once what was decided has been drawn. */
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
    test(`a link in ${name} to the page itself, by ${way}, leads to its top at once, uncovered`, async ({ page }) => {
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

test('a link to the page itself leads to its top from the middle of a smooth scroll', async ({ page }) => {
  await open(page, '/page/kariyer');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  for (let time = 0; time < 5; time += 1) {
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'smooth' }));
    await page.waitForFunction(() => scrollY > 450);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' }).dispatchEvent('click');
    expect(await heightAfterFrames(page)).toBe(0);
  }
});

test('on a phone a link to the page itself closes the menu it stands in', async ({ page }) => {
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

test('a link to the page itself leaves the place on it that its address named; back leads there again', async ({
  page,
}) => {
  await open(page, '/about#references');
  // The browser scrolls there smoothly: what is asked for on the way is another test's matter.
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

test('back and forward keep the place on each page', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' }).dispatchEvent('click');
  await expect(page).toHaveTitle(/Kariyer/);
  await expect(spinner(page)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const top = () => page.evaluate(() => Math.round(scrollY));
  // The browser keeps what is in view where it is when something above it grows.
  const left = await top();
  await page.goBack();
  await expect(page).toHaveTitle(/Hakkımızda/);
  await expect(spinner(page)).toBeHidden();
  expect(await top()).toBe(900);
  await page.goForward();
  await expect(page).toHaveTitle(/Kariyer/);
  await expect(spinner(page)).toBeHidden();
  expect(await top()).toBe(left);
});

test('back and forward show the pages again', async ({ page }) => {
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

test('an open menu and an open modal are gone on the next page', async ({ page }) => {
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

test('links in the content’s own text and a missing page work alike', async ({ page }) => {
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

test('a link to a place on another page leads the keyboard there, too', async ({ page }) => {
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

test('another language, a place on the page and a modified click are left to the browser', async ({
  page,
  context,
}) => {
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

test('a page that may frame more than the first one is reached under its own policy', async ({ page }) => {
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

test('the window’s height and the frame’s sizes are there for style sheets', async ({ page }) => {
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

test('a font that comes late moves nothing', async ({ page }) => {
  await watchPage(page);
  await page.route('**/fonts/archivo*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/page/surdurulebilirlik');
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
});
