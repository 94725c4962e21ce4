import { expect, type Page, test } from '@playwright/test';

import { type EditedPage, EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter } from './support/edit-page';
import { keepParts, partOf, savePart } from './support/edit-parts';
import { Editor } from './support/editor';
import { Publisher } from './support/publisher';
import { publish, saveReusable, sharedOnTwo } from './support/reusable';
import type { Json } from './support/seed';
import { backendUrl, siteUrl } from './support/stack';

let admin: EditSession;
let colleague: EditSession;

test.beforeAll(async () => {
  [admin, colleague] = [await EditSession.create('admin'), await EditSession.create('admin')];
});
keepParts(() => admin);
test.afterEach(removePages);
test.afterAll(removeAccounts);

const replaced =
  'Yayımladığınız hâl artık yayında değil: bu arada daha yeni bir sürümle değiştirildi ya da yayından kaldırıldı.';
const barOf = (page: Page) => page.getByRole('region', { name: 'Düzenleme durumu' });

async function saveTitle(session: EditSession, pageKey: string, title: string): Promise<void> {
  const { revision } = await session.page(pageKey);
  const body = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values: { title } };
  expect((await session.post('SaveSection', body)).status).toBe(200);
}

/** Publishes a new version of the page as the colleague. */
async function publishAgain(pageKey: string): Promise<void> {
  await saveTitle(colleague, pageKey, 'Meslektaşın başlığı');
  expect((await publish(colleague, pageKey)).status).toBe(200);
}

async function withdraw(pageKey: string): Promise<void> {
  const { revision } = await colleague.page(pageKey);
  expect((await colleague.post('UnpublishPage', { pageKey, revision })).status).toBe(200);
}

/** Does something before the site is asked whether visitors have what was published. */
const beforeCheck = (page: Page, act: () => Promise<void>) =>
  page.route(
    '**/api/edit/GoLive',
    async (route) => {
      await act();
      await route.continue();
    },
    { times: 1 },
  );

for (const [what, act, width] of [
  ['publishes again', publishAgain, 1440],
  ['withdraws', withdraw, 390],
] as const) {
  test(`the bar does not say that a page is live that a colleague ${what} meanwhile`, async ({ browser }) => {
    const { pageKey } = await newPage();
    await saveTitle(admin, pageKey, 'Yeni başlık');
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    await beforeCheck(page, () => act(pageKey));
    const button = barOf(page).getByRole('button', { name: 'Yayımla' });
    await button.click();
    // The page has warnings, which are shown once.
    await expect(page.getByRole('dialog', { name: 'Yayın denetimi' })).toBeVisible();
    await button.click();
    await expect(barOf(page).getByRole('status').filter({ hasText: replaced })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`replaced-${width}.png`) });
    await context.close();
  });
}

test('the bar says that a withdrawn page is public again', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  await beforeCheck(page, () => publishAgain(pageKey));
  page.once('dialog', (dialog) => void dialog.accept());
  await choose(page, 'Yayından kaldır');
  await expect(barOf(page).getByText('Sayfa yeniden yayında: bu arada yayımlandı.')).toBeVisible();
  await context.close();
});

test('the bar does not say that a menu is live that a colleague publishes again meanwhile', async ({ browser }) => {
  const { languages } = await partOf(admin, 'navigation');
  const withItem = (title: string) => ({
    menu: [...((languages.tr?.menu ?? []) as Json[]), { title, link: '/about' }],
  });
  expect((await savePart(admin, 'navigation', withItem('Kariyer'))).status).toBe(200);
  const { page, context } = await enter(browser, admin, '/edit/about');
  await beforeCheck(page, async () => {
    expect((await savePart(colleague, 'navigation', withItem('Haberler'))).status).toBe(200);
    const { revision } = await partOf(colleague, 'navigation');
    expect((await colleague.post('PublishPart', { part: 'navigation', revision })).status).toBe(200);
  });
  await page.getByRole('button', { name: /^Menü: Düzenle/ }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Yayımla' }).click();
  await expect(barOf(page).getByText(replaced)).toBeVisible();
  await context.close();
});

test('a page that its publication moves is live at its new address', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-token', value: admin.adminCookie, url: backendUrl }]);
  const publisher = await Publisher.enter(context.request, siteUrl);
  const editor = new Editor(context.request);
  const { pageKey, id } = await newPage();
  const path = `/page/${pageKey}-yeni`;
  await editor.updatePage(String(id), { link: path, _status: 'draft' }, '?draft=true');
  const { body } = await publish(admin, pageKey);
  const published = body.data as EditedPage & { pageKey: string; addresses: string[] };
  expect(published.pageKey).toBe(`${pageKey}-yeni`);
  expect((await publisher.untilLive(published.pageKey, published)).state).toBe('live');
  expect((await context.request.get(path)).status()).toBe(200);
  await editor.deletePage(String(id));
  await context.close();
});

test('hidden pages, reusable sections and pages that show one are live as usual', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-token', value: admin.adminCookie, url: backendUrl }]);
  const publisher = await Publisher.enter(context.request, siteUrl);
  const stateOf = async (pageKey: string) => {
    const { body } = await publish(admin, pageKey);
    return (await publisher.untilLive(pageKey, body.data as EditedPage & { addresses: string[] })).state;
  };
  const hidden = await newPage({ isVisible: false });
  expect(await stateOf(hidden.pageKey)).toBe('live');
  const { first, reusable } = await sharedOnTwo(admin, admin);
  expect((await saveReusable(admin, reusable, { title: 'Yeni çağrı' })).status).toBe(200);
  expect(await stateOf(reusable.pageKey)).toBe('live');
  expect(await stateOf(first.pageKey)).toBe('live');
  await context.close();
});
