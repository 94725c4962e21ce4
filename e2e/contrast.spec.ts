import { expect, test, type Page } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { siteUrl } from './support/stack';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test.describe('with prefers-contrast: more', () => {
  test('secondary text and borders have the full text colour, and text has no picture behind it', async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/page/elements');
    const tabs = page.locator('[data-section=tabList]').first();
    await expect(tabs.getByRole('tab').last()).toHaveCSS('color', 'rgb(20, 25, 28)');
    await expect(tabs.getByRole('tab').last()).toHaveCSS('border-bottom-color', 'rgb(20, 25, 28)');
    await expect(tabs.locator(':scope > div > div > img').first()).toBeHidden();
    await expect(page.locator('[data-section=counter] p').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
  });
});

test.describe('in forced colours', () => {
  /** The colour that a CSS system colour keyword stands for. */
  const systemColor = (page: Page, name: string) =>
    page.evaluate((color) => {
      const probe = Object.assign(document.createElement('i'), { hidden: false });
      probe.style.cssText = `forced-color-adjust: none; background-color: ${color}`;
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    }, name);

  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('selected tabs and filters use the system’s highlight colour', async ({ page }) => {
    await page.goto('/page/elements');
    const mark = await systemColor(page, 'Highlight');
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveCSS('background-color', mark);
    await expect(page.getByRole('tab', { selected: false }).first()).not.toHaveCSS('background-color', mark);
    await expect(page.getByRole('button', { name: 'Tümü', pressed: true })).toHaveCSS('background-color', mark);
  });

  test('icons drawn as backgrounds stay visible: menu, carousel, accordion', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/page/elements');
    const stroke = await page
      .locator('header summary i')
      .evaluate((icon) => getComputedStyle(icon, '::before').backgroundColor);
    expect(stroke).toBe(await systemColor(page, 'ButtonText'));
    const plus = await page
      .locator('[data-section=accordion] summary')
      .last()
      .evaluate((summary) => getComputedStyle(summary, '::after').backgroundImage);
    expect(plus).toMatch(/^linear-gradient\(rgb/);
    const bar = page.locator('[data-section=team] ul').locator('xpath=../following-sibling::div').locator('i');
    await expect(bar).toHaveCSS('background-color', await systemColor(page, 'Highlight'));
  });

  test('the arrow on a reference card has the system’s background colour', async ({ page }) => {
    await page.goto('/');
    const arrow = page.locator('[data-section=carousel] a span > svg').first();
    await expect(arrow).toHaveCSS('background-color', await systemColor(page, 'Canvas'));
  });
});

test('the tab list’s aria-orientation follows its layout', async ({ page }) => {
  await page.goto('/page/elements');
  const list = page.getByRole('tablist').first();
  await expect(list).toHaveAttribute('aria-orientation', 'vertical');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(list).toHaveAttribute('aria-orientation', 'horizontal');
});
