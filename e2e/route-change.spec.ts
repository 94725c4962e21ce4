import { expect, test, type Page } from '@playwright/test';

import { layoutShifts, watchPage } from './support/watch-page';
import { isMarked, open, spinner } from './support/route-change';

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

/** Presses a link whose page does not come, until the returned function lets it. */
async function pressStalled(page: Page, name: string, path: string): Promise<() => void> {
  let free: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await isFree;
      await route.continue();
    },
  );
  await page.getByRole('contentinfo').getByRole('link', { name }).first().click();
  await expect(spinner(page)).toBeVisible();
  return () => free();
}

test('a page that does not come uncovers the current one after ten seconds, and still shows when it comes', async ({
  page,
}) => {
  await open(page, '/contact');
  const free = await pressStalled(page, 'Hakkımızda', '/about');
  await expect(spinner(page)).toBeHidden();
  await page.getByRole('textbox', { name: 'Konu' }).fill('Baraj');
  await expect(page).toHaveURL(/\/contact$/);
  free();
  await expect(page).toHaveTitle(/Hakkımızda/);
  await expect(page.locator('main')).toBeFocused();
});

test('Escape uncovers the current page, whose other links work', async ({ page }) => {
  await open(page, '/contact');
  await pressStalled(page, 'Hakkımızda', '/about');
  await page.keyboard.press('Escape');
  await expect(spinner(page)).toBeHidden({ timeout: 3000 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' }).click();
  await expect(page).toHaveTitle(/Kariyer/);
  await expect(spinner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
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
