import { expect, test, type Page, type Route } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { contactForm } from './support/contact-form';
import { siteUrl } from './support/stack';
import { watchPage } from './support/watch-page';

/** Holds back the site's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test('a button clicked before hydration acts once as soon as its script has loaded', async ({ page }) => {
  const { complaints } = await watchPage(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/page/hizmetlerimiz', { waitUntil: 'commit' });
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await letScriptsCome();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab').nth(0).click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  expect(complaints).toEqual([]);
});

test('the map appears after its button was clicked before hydration', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' }),
  );
  const letScriptsCome = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await letScriptsCome();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Map' })).toBeVisible();
});

test('what is typed before the scripts are there stays, and is what is sent', async ({ page }) => {
  const { complaints } = await watchPage(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const { subject, name, message } = contactForm(page);
  await subject.pressSequentially('Şaft');
  await message.pressSequentially('Derinlik 34 m');
  await letScriptsCome();
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await name.pressSequentially('Ayşe Yılmaz');
  await expect(page.getByText('Doğrulandı.')).toBeVisible();
  await expect(subject).toHaveValue('Şaft');
  await expect(message).toHaveValue('Derinlik 34 m');
  await expect(name).toHaveValue('Ayşe Yılmaz');
  expect(complaints).toEqual([]);
});

test('an address typed into the footer’s form before the scripts are there stays', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'E-posta adresiniz' });
  await email.pressSequentially('ayse@');
  await letScriptsCome();
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await email.pressSequentially('ornek.com.tr');
  await expect(email).toHaveValue('ayse@ornek.com.tr');
});

test('the menu of a phone opens before the scripts are there, and works on when they come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { complaints } = await watchPage(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await page.locator('header summary').click();
  await expect(menu).toBeVisible();
  const entry = menu.getByRole('button').nth(1);
  await entry.click();
  await letScriptsCome();
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await page.locator('header summary').click();
  await expect(menu).toBeHidden();
  expect(complaints).toEqual([]);
});
