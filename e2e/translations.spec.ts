import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, openSection, titleButton, titleField } from './support/edit-page';

let editor: EditSession;

test.beforeAll(async () => {
  editor = await EditSession.create();
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

interface Overview {
  pages: { pageKey: string; languages: Record<string, object> }[];
  left: number;
}

async function stateOf(pageKey: string) {
  for (;;) {
    const { pages, left } = (await editor.get('EditTranslations')).body.data as Overview;
    if (left === 0) return pages.find((page) => page.pageKey === pageKey)?.languages;
  }
}

test('every page is counted by its newest draft, and again after each save', async () => {
  const { pageKey } = await newPage();
  expect(await stateOf(pageKey)).toEqual({ en: { texts: 6, missing: 6, copied: 0, outdated: 0 } });
  const save = async (language: string, title: string) => {
    const { revision } = await editor.page(pageKey);
    const values = { title };
    await editor.post('SaveSection', { pageKey, revision, language, sectionId: 'page-title-1', values });
  };
  await save('en', 'Title');
  expect(await stateOf(pageKey)).toEqual({ en: { texts: 6, missing: 5, copied: 0, outdated: 0 } });
  await save('tr', 'Yeni başlık');
  expect(await stateOf(pageKey)).toEqual({ en: { texts: 6, missing: 5, copied: 0, outdated: 1 } });
  const longText = 'Yüzeyden tünele kadar bütün zemin işleri';
  await save('tr', longText);
  await save('en', longText);
  expect(await stateOf(pageKey)).toEqual({ en: { texts: 6, missing: 5, copied: 1, outdated: 0 } });
});

interface Part extends Overview {
  pages: { pageKey: string; title: string; languages: Record<string, object> }[];
  next?: string;
  found: number;
  total: number;
}

const readPart = async (parameters: Record<string, string>) =>
  (await editor.get('EditTranslations', parameters)).body.data as Part;

test('the list comes in parts of the wanted size, which together have each page once', async () => {
  const drafts = await Promise.all([1, 2, 3, 4, 5].map((each) => newPage({ title: `Parçalı liste ${each}` })));
  await stateOf('home');
  const wanted = { limit: '2', query: 'PARCALI liste' };
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const { pages, next, found, total, left } = await readPart({ ...wanted, ...(cursor && { cursor }) });
    expect(pages.length).toBeLessThanOrEqual(2);
    expect([found, left]).toEqual([5, 0]);
    expect(total).toBeGreaterThan(found);
    keys.push(...pages.map(({ pageKey }) => pageKey));
    cursor = next;
  } while (cursor);
  expect(keys.sort()).toEqual(drafts.map(({ pageKey }) => pageKey).sort());
});

test('translated pages are left out of a part unless they are wanted', async () => {
  await stateOf('home');
  const [open, all] = [await readPart({ limit: '200' }), await readPart({ limit: '200', all: '1' })];
  expect(open.found).toBeLessThan(all.found);
  expect(all.found).toBe(all.total);
});

test('a part that no backend can answer with is refused', async () => {
  const longCursor = { limit: '2', cursor: 'x'.repeat(501) };
  const refused: Record<string, string>[] = [{ limit: '0' }, { limit: '201' }, { limit: 'x' }, longCursor];
  for (const parameters of refused) {
    const { status, body } = await editor.get('EditTranslations', parameters);
    expect([status, body.code]).toEqual([400, 'bad_request']);
  }
});

for (const width of [1440, 390]) {
  test(`a translation is written beside the Turkish text, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const panel = await openSection(page, titleButton);
    await panel.getByRole('tab', { name: 'English (1 eksik)' }).click();
    const field = panel.getByRole('textbox', { name: titleField });
    await expect(field).toHaveAccessibleDescription(/Çevirisi yok\./);
    const source = panel.getByText('Başlık', { exact: true });
    const [left, right] = [await source.boundingBox(), await field.boundingBox()];
    if (!left || !right) throw new Error('not shown');
    // Beside the field where there is room, above it on a phone.
    if (width === 1440) expect(left.x + left.width).toBeLessThan(right.x);
    else expect(left.y + left.height).toBeLessThanOrEqual(right.y);
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    await panel.getByRole('button', { name: 'Türkçesini kopyala: Başlık' }).click();
    await expect(field).toHaveValue('Başlık');
    await field.fill('Heading');
    await expect(panel.getByRole('tab', { name: /^English(?! \()/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Kaydet' }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    const saved = await editor.page(pageKey);
    expect(saved.page.otherLangs.en?.sections.find(({ id }) => id === 'page-title-1')?.title).toBe('Heading');
    await context.close();
  });

  test(`all empty texts of a form start as copies, which undo takes back, at ${width} px`, async ({ browser }) => {
    const description = '<p>Yüzeyden tünele kadar <strong>bütün</strong> zemin işleri</p>';
    const about = { blockType: 'about', sectionId: 'about-1', order: 10, title: 'Biz', description };
    const { pageKey } = await newPage({ sections: [about] });
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const panel = await openSection(page, /^Düzenle: Hakkımızda/);
    await panel.getByRole('tab', { name: 'English (2 eksik)' }).click();
    await panel.getByRole('button', { name: 'Boş alanlara Türkçesini kopyala' }).click();
    await expect(panel.getByRole('textbox', { name: 'Başlık', exact: true })).toHaveValue('Biz');
    const text = panel.getByRole('textbox', { name: 'Metin' });
    await expect(text).toHaveText('Yüzeyden tünele kadar bütün zemin işleri');
    await expect(text).toHaveAccessibleDescription(/Türkçesiyle aynı, henüz çevrilmemiş\./);
    await panel.getByRole('button', { name: 'Geri al' }).click();
    await expect(panel.getByRole('tab', { name: 'English (2 eksik)' })).toBeVisible();
    await expect(text).toHaveText('');
    await context.close();
  });

  test(`the list of translations leads to a page and its texts, in the same interface, at ${width} px`, async ({
    browser,
  }) => {
    // The same test at another width makes such a page too.
    const title = `Kazıklı temeller ${width}`;
    const [here, there] = [await newPage(), await newPage({ title })];
    const { page, context } = await enter(browser, editor, `/edit/page/${here.pageKey}`, width);
    await choose(page, 'Çeviriler');
    const list = page.getByRole('dialog', { name: 'Çeviriler' });
    await expect(list.getByRole('button', { name: /^Sayfa ayarları.*çevrilmemiş/ })).toBeVisible();
    await list.getByRole('searchbox', { name: 'Sayfa ara' }).fill(`kazikli temeller ${width}`);
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    await list.getByRole('link', { name: new RegExp(`^${title}, English ?: çevrilmemiş`) }).click();
    await expect(page).toHaveURL(`/en/edit/page/${there.pageKey}`);
    // The page is in English now, the editor's tools are not.
    await list
      .getByRole('button', { name: /Soru|Hakkımızda/ })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
    await expect(panel.getByRole('tab', { name: /^English/, selected: true })).toBeVisible();
    await context.close();
  });
}

test('the language of the tools is the editor’s choice, whatever language the page has', async ({ browser }) => {
  const { page, context } = await enter(browser, editor, '/edit/about');
  await choose(page, 'English');
  const bar = page.getByRole('region', { name: 'Editing status' });
  await expect(bar.getByText('Page actions')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.reload();
  await expect(bar).toBeVisible();
  await bar.getByText('Page actions').click();
  await bar.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.getByRole('region', { name: 'Düzenleme durumu' })).toBeVisible();
  await page.getByText('Sayfa işlemleri').click();
  const turkishBar = page.getByRole('region', { name: 'Düzenleme durumu' });
  await turkishBar.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/en/edit/about');
  await expect(page.getByRole('region', { name: 'Düzenleme durumu' })).toBeVisible();
  await context.close();
});
