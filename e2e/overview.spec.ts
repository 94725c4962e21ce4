import { expect, test, type Page } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { planPage } from './support/schedule';
import { backendUrl } from './support/stack';

test.afterEach(removePages);
test.afterAll(removeAccounts);

async function openAdmin(page: Page, session: EditSession): Promise<void> {
  await page.context().addCookies([
    { name: 'payload-token', value: session.adminCookie, url: backendUrl },
    { name: 'payload-lng', value: 'tr', url: backendUrl },
  ]);
  await page.goto(`${backendUrl}/admin`);
}

/** Neither the server's zone nor the company's. */
const timezoneId = 'Asia/Kolkata';
test.use({ timezoneId });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Each of the suite's pages has another title, so that other tests' pages do not count. */
const titleOf = (pageKey: string) => `Sayfa ${pageKey}`;

for (const width of [1440, 390]) {
  test(`the first page of the admin shows what waits, what is planned and what has changed, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const admin = await EditSession.create('admin');
    const { pageKey } = await newPage();
    const save = async () => {
      const { revision } = await admin.page(pageKey);
      const values = { title: titleOf(pageKey), description: '', keywords: '', isVisible: true };
      expect((await admin.post('SavePage', { pageKey, revision, language: 'tr', values })).status).toBe(200);
    };
    await save();
    const at = new Date(Date.now() + 26 * 3_600_000).toISOString();
    expect((await planPage(admin, pageKey, { at })).status).toBe(200);

    await openAdmin(page, admin);
    const draft = part(page, 'Bekleyenler')
      .getByRole('listitem')
      .filter({ hasText: titleOf(pageKey) });
    await expect(draft).toContainText(admin.name);
    const planned = part(page, 'Yayın takvimi')
      .getByRole('listitem')
      .filter({ hasText: titleOf(pageKey) });
    await expect(planned).toContainText('Yayına girer');
    // In the zone of the device, as in the edit mode.
    const clock = new Date(at).toLocaleTimeString('tr', { timeStyle: 'short', timeZone: timezoneId });
    await expect(planned.locator('time')).toHaveText(clock);
    // The list has the six newest of all, and other tests save too.
    const newest = part(page, 'Son değişiklikler').getByText(titleOf(pageKey));
    await expect(async () => {
      if (await newest.isHidden()) {
        await save();
        await page.reload();
      }
      await expect(newest).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(await barriersIn(page, '.overview')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`overview-${width}.png`), fullPage: true });

    const translations = part(page, 'Çeviriler');
    await expect(translations.getByRole('status')).toHaveText('Çevrilecek metni olan sayfalar var.');
    const english = translations.getByRole('listitem').filter({ hasText: 'English' });
    await expect(english).toHaveText(/^English\d+ sayfa, \d+ eksik/);
    const list = await translations.getByRole('link', { name: 'Bütün sayfaların listesi' }).getAttribute('href');
    expect(list).toMatch(/\/edit#translations$/);

    await draft.getByRole('link', { name: titleOf(pageKey), exact: true }).click();
    await expect(page.getByRole('heading', { name: titleOf(pageKey) })).toBeVisible();
  });
}

test('who may not read messages does not see how many there are', async ({ page }) => {
  await openAdmin(page, await EditSession.create('editor'));
  await expect(part(page, 'Bekleyenler')).toBeVisible();
  await expect(page.getByText('Okunmamış mesaj')).toHaveCount(0);
});

test('whoever is mentioned in a comment finds it in the admin until it is answered', async ({ page }) => {
  const [author, colleague] = [await EditSession.create('editor'), await EditSession.create('editor')];
  const { pageKey } = await newPage();
  const about = { pageKey, sectionId: 'about-1' };
  expect((await author.post('WriteComment', { ...about, text: `@${colleague.name} bakar mısın?` })).status).toBe(200);

  await openAdmin(page, colleague);
  const mention = part(page, 'Bekleyenler')
    .getByRole('listitem')
    .filter({ hasText: `@${colleague.name} bakar mısın?` });
  await expect(part(page, 'Bekleyenler').getByRole('heading', { name: 'Sizden söz edildi' })).toBeVisible();
  await expect(mention).toContainText(author.name);
  const link = await mention.getByRole('link').getAttribute('href');
  expect(link).toMatch(new RegExp(`/edit/page/${pageKey}#section:about-1$`));
  expect(await barriersIn(page, '.overview')).toEqual([]);

  const { threads } = (await colleague.get('Comments', about)).body.data as { threads: { id: string }[] };
  const answer = { ...about, threadId: threads[0]?.id, text: 'Baktım.' };
  expect((await colleague.post('WriteComment', answer)).status).toBe(200);
  await openAdmin(page, colleague);
  await expect(part(page, 'Bekleyenler')).toBeVisible();
  await expect(mention).toHaveCount(0);
});

test('the check’s problems on all pages are grouped by page and lead to the check there', async ({ page }) => {
  const admin = await EditSession.create('admin');
  const { pageKey } = await newPage();
  const { revision } = await admin.page(pageKey);
  const values = { title: titleOf(pageKey), description: '', keywords: '', isVisible: true };
  expect((await admin.post('SavePage', { pageKey, revision, language: 'tr', values })).status).toBe(200);
  const { revision: next } = await admin.page(pageKey);
  const change = { kind: 'add', type: 'table' };
  expect((await admin.post('ChangeSections', { pageKey, revision: next, change })).status).toBe(200);

  await openAdmin(page, admin);
  const problems = part(page, 'Denetimin buldukları');
  await expect(problems.getByRole('status')).toHaveText(/sayfada yayımlamaya engel/);
  const more = problems.getByRole('button', { name: 'Tümünü göster' });
  if (await more.isVisible()) await more.click();
  const line = problems.getByRole('listitem').filter({ hasText: titleOf(pageKey) });
  await expect(line).toContainText('1 engel');
  await expect(line).toContainText('boş bölüm');
  expect(await barriersIn(page, '.overview')).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('problems.png'), fullPage: true });

  await line.getByRole('link').click();
  const check = page.getByRole('dialog', { name: 'Yayın denetimi' });
  await expect(check).toContainText('Bölüm boş');

  const removed = {
    kind: 'delete',
    id: String(((await admin.page(pageKey)).page.sections as { id: string }[]).at(-1)?.id),
  };
  const { revision: last } = await admin.page(pageKey);
  expect((await admin.post('ChangeSections', { pageKey, revision: last, change: removed })).status).toBe(200);
  await openAdmin(page, admin);
  if (await more.isVisible()) await more.click();
  await expect(problems.getByRole('status')).toHaveText(/sayfada yayımlamaya engel/);
  await expect(line.filter({ hasText: 'boş bölüm' })).toHaveCount(0);
});
