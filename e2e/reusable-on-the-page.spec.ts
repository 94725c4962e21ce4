import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { EditSession, newPage, notePage, publicPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, expectNoOverflow } from './support/edit-page';
import { addReusable, publish, reusableNamed, saveReusable, share, sharedOnTwo } from './support/reusable';
import { siteUrl } from './support/stack';
import { watchPage } from './support/watch-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

const bar = (page: Page) => page.getByRole('region', { name: 'Düzenleme durumu' });
const status = (page: Page) => bar(page).getByRole('status');

/** The pages of these tests have a list without a heading above its items. */
const barriers = async (page: Page) =>
  (await allBarriers(page)).filter((barrier) => !barrier.startsWith('heading-order'));

async function command(page: Page, section: string, name: string) {
  await page.getByLabel(`Bölüm işlemleri: ${section}`).first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator('details[open]').getByRole('button', { name }).click();
}

for (const width of [1440, 390]) {
  test(`a section is made reusable, added to another page and changed on both, at ${width} px`, async ({ browser }) => {
    const name = `Çağrı ${randomUUID().slice(0, 8)}`;
    const admin = await EditSession.create('admin');
    const [first, second] = [await newPage({ title: `Bir ${name}` }), await newPage({ title: `İki ${name}` })];
    const { page, context } = await enter(browser, admin, `/edit/page/${first.pageKey}`, width);
    const { complaints } = await watchPage(page);

    await command(page, 'Hakkımızda', 'Ortak bölüm yap');
    const sharing = page.getByRole('dialog', { name: 'Ortak bölüm yap' });
    const field = sharing.getByRole('textbox', { name: /^Ortak bölümün adı/ });
    await expect(field).toHaveValue('Hakkında');
    await field.fill('');
    await sharing.getByRole('button', { name: 'Ortak yap' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(name);
    await sharing.getByRole('button', { name: 'Ortak yap' }).click();
    await expect(status(page)).toHaveText('Bölüm ortak yapıldı');
    const { pageKey: own } = await reusableNamed(admin, name);
    notePage(own);
    await expect(page.getByText(`Ortak bölüm: ${name} · 1 sayfada`)).toBeAttached();

    // On the other page it is among the sections to add, and found by its name.
    await page.goto(`/edit/page/${second.pageKey}`);
    await choose(page, 'Bölüm ekle');
    const picker = page.getByRole('dialog', { name: 'Bölüm ekle' });
    await expect(picker.getByRole('heading', { name: 'Ortak bölümler' })).toBeVisible();
    await picker.getByRole('searchbox', { name: 'Bölüm ara' }).fill(name.toUpperCase());
    await expect(picker.getByRole('listitem')).toHaveCount(1);
    await expect(picker.getByRole('listitem')).toContainText('1 sayfada');
    await picker.getByRole('button', { name }).click();
    await expect(status(page)).toHaveText('Bölüm eklendi');
    await expect(picker).toBeHidden();
    await expect(page.locator('[data-edit="about-2"]')).toBeInViewport();
    for (const { pageKey } of [first, second]) expect((await publish(admin, pageKey)).status).toBe(200);
    await page.reload();

    // Its form says before the save what it changes, and where.
    await page.getByText(`Ortak bölüm: ${name} · 2 sayfada`).scrollIntoViewIfNeeded();
    await page
      .locator('[data-edit="about-2"]')
      .getByRole('button', { name: /^Düzenle/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
    const tools = panel.getByRole('region', { name: 'Ortak bölüm' });
    await expect(tools).toContainText('bölümü kullanan her sayfada değişir. Kullanan sayfa: 2');
    await expect(tools.getByRole('link', { name: `Bir ${name}` })).toHaveAttribute(
      'href',
      `/edit/page/${first.pageKey}`,
    );
    await panel.getByRole('textbox', { name: 'Başlık' }).first().fill('Bizi arayın');
    await expect(panel.getByText('Kaydederseniz bölümü kullanan 2 sayfada değişir.')).toBeVisible();
    await expectNoOverflow(panel);
    expect(await barriers(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Kaydet' }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    await expect(page.locator('[data-edit="about-2"]')).toContainText('Bizi arayın');
    expect(JSON.stringify((await publicPage(first.pageKey)).body.data)).not.toContain('Bizi arayın');

    // Published alone: the pages are public with it, and have nothing to publish themselves.
    await expect(tools).toContainText('Yayımlanmamış değişiklik var');
    await tools.getByRole('button', { name: 'Bölümü yayımla' }).click();
    await expect(tools.getByRole('status')).toHaveText('Yayımlandı. Ziyaretçiler birkaç saniye içinde görür.');
    const visitor = await context.newPage();
    for (const { pageKey } of [first, second]) {
      await expect(async () => {
        await visitor.goto(`${siteUrl}/page/${pageKey}`);
        await expect(visitor.getByRole('main')).toContainText('Bizi arayın', { timeout: 500 });
      }).toPass();
    }
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });

  test(`it has a page of its own in edit mode, and is detached on a page, at ${width} px`, async ({ browser }) => {
    const name = `Çağrı ${randomUUID().slice(0, 8)}`;
    const admin = await EditSession.create('admin');
    const first = await newPage({ title: `Bir ${name}` });
    const reusable = await share(admin, first.pageKey, 'about-1', name);
    const { page, context } = await enter(browser, admin, `/edit${reusable.link}`, width);
    const { complaints } = await watchPage(page);
    const notice = page.getByRole('region', { name: 'Ortak bölüm' });
    await expect(notice.getByRole('link', { name: `Bir ${name}` })).toBeVisible();
    await bar(page).getByText('Sayfa işlemleri').click();
    await expect(bar(page).getByRole('button', { name: 'Ortak bölümü sil' })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Bölüm ekle' })).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Ortak bölümü sil' }).click();
    const deleting = page.getByRole('dialog', { name: 'Ortak bölümü sil' });
    // Of no use here: the backend would refuse it.
    await expect(deleting.getByRole('button', { name: 'Çöp kutusuna at' })).toHaveCount(0);
    await expect(deleting).toContainText('Bu ortak bölüm sayfalarda kullanılıyor.');
    expect(complaints.splice(0)).toEqual([]);
    expect(await barriers(page)).toEqual([]);

    await page.goto(`/edit/page/${first.pageKey}`);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await command(page, 'Hakkımızda', 'Bağını kopar');
    await expect(status(page)).toHaveText('Bağ koparıldı: bölüm artık yalnızca bu sayfanın');
    expect(asked).toEqual([expect.stringContaining(`“${name}” ortak bölümünün bağı koparılsın mı?`)]);
    await expect(page.getByText(`Ortak bölüm: ${name}`)).toHaveCount(0);
    await page
      .locator('[data-edit="about-1"]')
      .getByRole('button', { name: /^Düzenle/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
    await expect(panel.getByRole('textbox', { name: 'Başlık' }).first()).toHaveValue('Hakkında');
    await expect(panel.getByRole('region', { name: 'Ortak bölüm' })).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('one that is gone says so where it was, and can be removed', async ({ browser }) => {
  const admin = await EditSession.create('admin');
  const [from, to] = [await newPage(), await newPage()];
  const reusable = await share(admin, from.pageKey, 'about-1', `Çağrı ${randomUUID().slice(0, 8)}`);
  await addReusable(admin, to.pageKey, reusable);
  const { revision } = await admin.page(to.pageKey);
  const versions = (await admin.get('PageVersions', { pageKey: to.pageKey })).body.data as { id: string }[];
  for (const [pageKey, id] of [
    [from.pageKey, 'about-1'],
    [to.pageKey, 'about-2'],
  ] as const) {
    const now = await admin.page(pageKey);
    const change = { kind: 'delete', id };
    expect((await admin.post('ChangeSections', { pageKey, revision: now.revision, change })).status).toBe(200);
  }
  expect(revision).not.toBe((await admin.page(to.pageKey)).revision);
  const own = await admin.page(reusable.pageKey);
  const deleted = await admin.post('DeletePage', { pageKey: reusable.pageKey, revision: own.revision });
  expect(deleted.status, JSON.stringify(deleted.body)).toBe(200);
  // An earlier version of the page still names it.
  const restore = {
    pageKey: to.pageKey,
    revision: (await admin.page(to.pageKey)).revision,
    versionId: versions[0]?.id,
  };
  expect((await admin.post('RestoreVersion', restore)).status).toBe(200);
  expect((await publish(admin, to.pageKey)).status).toBe(400);

  const { page, context } = await enter(browser, admin, `/edit/page/${to.pageKey}`);
  await expect(page.getByText('Bu ortak bölüm artık yok. Bölümü sayfadan silin.')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await command(page, 'Ortak bölüm', 'Sil');
  await expect(status(page)).toHaveText('Bölüm silindi');
  expect((await publish(admin, to.pageKey)).status).toBe(200);
  await context.close();
});

test('a page that is open shows what a colleague saves in its reusable section, and its state', async ({ browser }) => {
  const [admin, colleague] = [await EditSession.create('admin'), await EditSession.create('editor')];
  const { first, reusable } = await sharedOnTwo(colleague, admin);
  const { page, context } = await enter(browser, admin, `/edit/page/${first.pageKey}`, 1440);
  const shown = page.locator('[data-edit="about-1"]');
  await expect(shown).toContainText('Hakkında');
  const { status } = await saveReusable(colleague, reusable, { title: 'Yeni ortak başlık' });
  expect(status).toBe(200);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(shown).toContainText('Yeni ortak başlık');
  await shown.getByRole('button', { name: /^Düzenle/ }).click();
  const tools = page.getByRole('dialog', { name: 'Bölümü düzenle' }).getByRole('region', { name: 'Ortak bölüm' });
  await expect(tools).toContainText('Yayımlanmamış değişiklik var');
  expect((await publish(admin, reusable.pageKey)).status).toBe(200);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(tools).not.toContainText('Yayımlanmamış değişiklik var');
  await context.close();
});
