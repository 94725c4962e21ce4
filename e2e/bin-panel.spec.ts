import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, expectNoOverflow } from './support/edit-page';
import { Editor } from './support/editor';
import type { Json } from './support/seed';
import { watchPage } from './support/watch-page';

/** These tests change the footer, which all pages show. No other suite runs at the same time. */
let admin: EditSession;
let footer: Json[];

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

test.beforeEach(async ({ request }) => {
  footer = (await new Editor(request).readGlobal('footer')).items as Json[];
});

test.afterEach(async ({ request }) => {
  await new Editor(request).updateGlobal('footer', { items: footer });
  await removePages();
});
test.afterAll(removeAccounts);

/** A public page that the footer, another page and a redirect lead to. */
async function linkedPage(editor: Editor) {
  const title = `Silinecek ${randomUUID().slice(0, 8)}`;
  const { pageKey } = await newPage({ title });
  const link = `/page/${pageKey}`;
  const text = { blockType: 'about', sectionId: 'about-1', order: 20, title: 'Bağlantı' };
  const linking = await newPage({
    title: `Bağlantı veren ${title}`,
    sections: [{ ...text, description: `<p><a href="${link}">Ayrıntı</a></p>` }],
  });
  const items = footer.map((item, index) =>
    index === 1 ? { ...item, submenu: [...(item.submenu as Json[]), { title: `Menüde ${title}`, link }] } : item,
  );
  await editor.updateGlobal('footer', { items });
  return { title, pageKey, link, linkingTitle: `Bağlantı veren ${title}`, linking: linking.pageKey };
}

const footerLink = (page: Page, title: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: `Menüde ${title}` });

/** What a visitor gets, once the site has caught up. */
async function expectFooterLink(page: Page, title: string, count: number) {
  await expect(async () => {
    await page.goto('/about');
    await expect(footerLink(page, title)).toHaveCount(count, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

const statusOf = async (page: Page, link: string) => {
  const answer = await page.request.get(link, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
};

for (const width of [1440, 390]) {
  test(`a page is deleted with a redirect, and comes back from the bin, at ${width} px`, async ({
    browser,
    request,
  }) => {
    const { title, pageKey, link, linkingTitle } = await linkedPage(new Editor(request));
    const { page, context } = await enter(browser, admin, `/edit${link}`, width);
    const { complaints } = await watchPage(page);
    const visitor = await context.newPage();
    await expectFooterLink(visitor, title, 1);

    await choose(page, 'Sayfayı sil');
    const panel = page.getByRole('dialog', { name: 'Sayfayı sil' });
    await expect(panel.getByRole('listitem').filter({ hasText: 'Alt bilgi' })).toContainText(`Menüde ${title}`);
    await expect(panel.getByRole('link', { name: linkingTitle })).toBeVisible();
    await expectNoOverflow(panel);
    // The accordion of this page has no heading of its own.
    expect((await allBarriers(page)).filter((barrier) => !barrier.startsWith('heading-order'))).toEqual([]);

    // A page that leads to itself.
    const target = panel.getByRole('combobox', { name: 'Bu adrese gelenler nereye gitsin?' });
    await target.fill(link);
    await panel.getByRole('button', { name: 'Sayfayı sil' }).click();
    await expect(target).toHaveAccessibleDescription(/Sitenin başka bir sayfasının adresini yazın/);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('400'))).toEqual([]);
    await target.fill('/about');
    await panel.getByRole('button', { name: 'Sayfayı sil' }).click();
    await expect(page).toHaveURL(/\/edit\/about$/);
    await expect(page.getByText(`“${title}” çöp kutusunda.`)).toBeVisible();
    await expect.poll(() => statusOf(visitor, link)).toEqual([308, '/about']);

    await choose(page, 'Çöp kutusu');
    const bin = page.getByRole('dialog', { name: 'Çöp kutusu' });
    const entry = bin.getByRole('listitem').filter({ hasText: title }).first();
    await expect(entry).toContainText(`${admin.name} sildi`);
    await expectNoOverflow(bin);
    expect(await allBarriers(page)).toEqual([]);
    await expect(bin.getByRole('listitem').filter({ hasText: title })).toContainText('Yayındaydı');
    await bin.getByRole('button', { name: `Geri getir: ${title}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/page/${pageKey}$`));
    await expect(page.getByText(`“${title}” geri getirildi ve yeniden yayında.`)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Düzenleme durumu' }).getByText('Yayında', { exact: true }),
    ).toBeVisible();

    await expect.poll(() => statusOf(visitor, link)).toEqual([200, undefined]);
    await expectFooterLink(visitor, title, 1);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** Presses Tab until a control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp) {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await focused.evaluate((element) => {
      const labels = (element as HTMLInputElement).labels;
      return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    });
    if (typeof name === 'string' ? label?.trim() === name : name.test(label ?? '')) return;
  }
  throw new Error(`not reached with Tab: ${String(name)}`);
}

test('a page is deleted and comes back with the keyboard alone', async ({ browser, request }) => {
  const { title, pageKey, link } = await linkedPage(new Editor(request));
  const { page, context } = await enter(browser, admin, `/edit${link}`);
  const visitor = await context.newPage();
  const toBar = async () => {
    await page.bringToFront();
    await tabTo(page, 'Düzenleme çubuğuna geç');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Sayfa işlemleri');
    await page.keyboard.press('Enter');
  };
  await toBar();
  await tabTo(page, 'Sayfayı sil');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sayfayı sil' })).toBeFocused();
  await expect(page.getByText(`Menüde ${title}`).first()).toBeVisible();
  await tabTo(page, 'Bu adrese gelenler nereye gitsin?');
  await page.keyboard.type('/about');
  await tabTo(page, 'Sayfayı sil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit\/about$/);
  await expect(page.getByRole('region', { name: 'Düzenleme durumu' })).toBeVisible();
  await toBar();
  await tabTo(page, 'Çöp kutusu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Geri getir: ${title}` })).toBeVisible();
  await tabTo(page, `Geri getir: ${title}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/edit/page/${pageKey}$`));
  await expect.poll(() => statusOf(visitor, link)).toEqual([200, undefined]);
  await context.close();
});

for (const width of [1440, 390]) {
  test(`a deleted section comes back from the bin with the keyboard alone, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const shown = async () => (await admin.page(pageKey)).page.sections.map(({ id }) => id);
    const before = await shown();
    const section = page.locator('[data-edit="accordion-1"]');
    page.on('dialog', (dialog) => void dialog.accept());
    await tabTo(page, /^Bölüm işlemleri: Sık sorulanlar/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Sil');
    await page.keyboard.press('Enter');
    await expect(section).toHaveCount(0);

    await tabTo(page, 'Sayfa işlemleri');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Çöp kutusu');
    await page.keyboard.press('Enter');
    const bin = page.getByRole('dialog', { name: 'Çöp kutusu' });
    await expect(bin.getByRole('button', { name: 'Geri getir: Sık sorulanlar' })).toBeVisible();
    await tabTo(page, 'Geri getir: Sık sorulanlar');
    await page.keyboard.press('Enter');
    await expect(section).toBeVisible();
    expect(await shown()).toEqual(before);
    // The button that was pressed is gone; the focus stays in the panel.
    await expect(bin.getByText(/^Silinenler 30 gün/)).toBeFocused();
    await context.close();
  });
}
