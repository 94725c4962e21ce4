import { expect, test } from '@playwright/test';

import { contactForm } from './support/contact-form';
import { pageDraft } from './support/editor';
import { OwnStack } from './support/own-stack';

let stack: OwnStack;

const address = (path: string) => stack.siteUrl + path;

// The tests share a site and a backend of their own, so they run in sequence.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/**
 * Creates a page that the site does not know: this backend sends no webhooks and stores none for later. It is stopped
 * before the first test.
 */
test.beforeAll(async ({ request }) => {
  test.setTimeout(300_000);
  stack = await OwnStack.create();
  await stack.startBackend(true);
  await stack.startSite();
  await stack.logIn(request);
  await stack.createPage(pageDraft('gorulmemis', 'Görülmemiş'));
  await stack.save('redirects?locale=tr', 'POST', { from: '/kesintide-eski', to: '/page/jet-grout', permanent: true });
  expect((await request.get(address('/page/jet-grout'))).status()).toBe(200);
  await stack.announceUntilHeard(['redirects']);
  await stack.killBackend();
});

test.afterAll(() => stack.dispose());

test('while the backend is down, a visited page is served, even after it was marked stale', async ({ request }) => {
  await stack.announceUntilHeard(['content']);
  for (let visit = 0; visit < 3; visit += 1) {
    const response = await request.get(address('/page/jet-grout'));
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('Jet Grout');
  }
});

test('while the backend is down, the page after a form that was sent keeps its copy', async ({ request }) => {
  for (let visit = 0; visit < 6; visit += 1) {
    const response = await request.get(address('/contact/sent'));
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<title>İletişim - Kemerkaya Mühendislik</title>');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
});

test('while the backend is down, known redirects work, even after a failed update', async ({ request }) => {
  await stack.announceUntilHeard(['redirects']);
  for (const [from, to] of [
    ['/kesintide-eski?a=1', '/page/jet-grout?a=1'],
    ['/en/kesintide-eski/', '/en/page/jet-grout'],
  ] as const) {
    const response = await request.get(address(from), { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, to]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('while the backend is down, a form comes back with the typed text and says that it was not sent', async ({
    page,
  }) => {
    await page.goto(address('/contact'));
    const form = contactForm(page);
    await form.fill('Kesintide yazılan');
    const answered = page.waitForResponse((response) => response.url().endsWith('/contact/send'));
    await form.send.click();
    expect((await answered).status()).toBeGreaterThanOrEqual(500);
    await expect(form.failure).toBeVisible();
    await expect(form.subject).toHaveValue('Kesintide yazılan');
    await expect(form.message).toHaveValue(/Şaft derinliği/);
  });
});

for (const path of ['/page/gorulmemis', '/page/hic-olmamis']) {
  test(`while the backend is down, an unvisited page answers 5xx and is not cached: ${path}`, async ({
    page,
    request,
  }) => {
    const response = await request.get(address(path));
    expect(response.status()).toBeGreaterThanOrEqual(500);
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
    const html = await response.text();
    for (const text of ['Ooops!', 'Sayfa bulunamadı!', 'Anasayfaya Git']) expect(html).toContain(text);
    await page.goto(address(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı!');
    await expect(page.getByRole('link', { name: 'Anasayfaya Git' })).toBeVisible();
  });
}

test('when the backend is back, pages are available at once', async ({ request }) => {
  for (const path of ['/page/gorulmemis', '/page/hic-olmamis']) {
    expect((await request.get(address(path))).status()).toBeGreaterThanOrEqual(500);
  }
  await stack.startBackend();
  expect((await request.get(address('/page/gorulmemis'))).status()).toBe(200);
  expect((await request.get(address('/page/hic-olmamis'))).status()).toBe(404);
});
