import { expect, test } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { showWithMadePictures } from './support/made-pictures';
import { siteUrl } from './support/stack';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test.describe('a printed page', () => {
  for (const path of ['/', '/about', '/page/puskurtme-beton', '/page/elements', '/reference/metro-projeleri']) {
    test(`${path} is a PDF of less than 1.5 MB`, async ({ page }) => {
      await showWithMadePictures(page, path);
      const paper = await page.pdf({ format: 'A4', printBackground: true });
      expect(paper.length).toBeLessThan(1_500_000);
    });
  }

  test('shows all answers of an accordion, and the addresses of links', async ({ page }) => {
    await page.goto('/page/sik-sorulan-sorular');
    const answers = page.locator('[data-section=accordion] details > div');
    const shown = () => answers.evaluateAll((list) => list.filter((answer) => answer.checkVisibility()).length);
    expect(await shown()).toBeLessThan(await answers.count());
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toBe(await answers.count());
    await page.goto('/page/elements');
    const link = page.locator('[data-section=about] p a').first();
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(address).toContain((await link.getAttribute('href')) ?? 'no address');
  });

  test('has its posts as they are without script', async ({ page }) => {
    // A browser that prints runs no script for the paper's layout.
    await page.addInitScript(() => {
      window.ResizeObserver = class extends ResizeObserver {
        constructor(callback: ResizeObserverCallback) {
          super((...changes) => {
            if (!matchMedia('print').matches) callback(...changes);
          });
        }
      };
    });
    await page.goto('/page/haberler');
    const posts = page.locator('[data-arranged] > *');
    await page.locator('[data-section=lastPosts]').scrollIntoViewIfNeeded();
    await expect.poll(() => posts.count()).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    // Paper of one column, of two, and of four as in the window.
    for (const width of [718, 1047, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      const { arranged, printed, plain } = await posts.evaluateAll((all) => {
        const boxes = () =>
          all.map((post) => {
            const { x, y, width, height } = post.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          });
        const list = all[0]?.parentElement as HTMLElement;
        const styles = [list, ...all].map((element) => element.getAttribute('style') ?? '');
        const printed = [...boxes(), list.offsetHeight];
        list.removeAttribute('data-arranged');
        for (const element of [list, ...all]) element.removeAttribute('style');
        const plain = [...boxes(), list.offsetHeight];
        list.setAttribute('data-arranged', '');
        [list, ...all].forEach((element, index) => element.setAttribute('style', styles[index] ?? ''));
        return { arranged: styles.filter((style) => /position: absolute/.test(style)).length, printed, plain };
      });
      expect(arranged, 'posts that the script has placed').toBeGreaterThan(2);
      expect(printed, `paper of ${width} px`).toEqual(plain);
    }
  });

  for (const [path, title] of [
    ['/', 'Yerin altında 118 kilometre'],
    ['/page/puskurtme-beton', 'Püskürtme Beton'],
    ['/reference/metro-projeleri', 'Metro Projeleri'],
  ] as const) {
    test(`${path} has a dark title without a background`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toHaveCSS('color', 'rgb(20, 25, 28)');
      const grounds = await heading.evaluate((element) => {
        const found: string[] = [];
        for (let one: Element | null = element; one; one = one.parentElement) {
          found.push(getComputedStyle(one).backgroundColor);
        }
        return [...new Set(found)].filter((ground) => !/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/.test(ground));
      });
      expect(grounds).toEqual([]);
      await expect(page.locator('header a').first()).toHaveCSS('color', 'rgb(20, 25, 28)');
      await expect(page.locator('[data-section=hero] img, [data-section=pageTitle] img').first()).toBeHidden();
    });
  }
});
