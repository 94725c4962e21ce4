import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { EditSession, newPage, publicPage, removeAccounts, removePages } from './support/edit-backend';
import { enter, openSection, titleButton, titleField } from './support/edit-page';
import { watchPage } from './support/watch-page';

let admin: EditSession;
let second: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  second = await EditSession.create('editor');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

/** Publishes a test page, which has warnings, and waits until visitors see it. */
async function publish(page: Page) {
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  await bar.getByRole('button', { name: 'Yayımla' }).click();
  const check = page.getByRole('dialog', { name: 'Yayın denetimi' });
  await expect(check.getByRole('button', { name: /^Uyarı: Çevirisi yok/ }).first()).toBeVisible();
  await check.getByRole('button', { name: 'Yayımla' }).click();
  await expect(bar.getByText(/^[\d,]+ saniyede yayına girdi$/)).toBeVisible({ timeout: 30_000 });
}

test('a section is edited with a live preview, saved as a draft and published', async ({ browser, request }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const { complaints } = await watchPage(page);
  await page.reload();
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yeni başlık');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Yeni başlık');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  expect(await (await request.get(`/page/${pageKey}`)).text()).not.toContain('Yeni başlık');
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  await expect(bar.getByText('Yayımlanmamış değişiklik var')).toBeVisible();
  await publish(page);
  expect(JSON.stringify((await publicPage(pageKey)).body)).toContain('Yeni başlık');
  expect(await (await request.get(`/page/${pageKey}`)).text()).toContain('Yeni başlık');
  expect(complaints).toEqual([]);
  await context.close();
});

test('the second of two editors resolves a conflict field by field, and visitors see the merged result', async ({
  browser,
}) => {
  const { pageKey } = await newPage();
  const [one, two] = [
    await enter(browser, admin, `/edit/page/${pageKey}`),
    await enter(browser, second, `/edit/page/${pageKey}`),
  ];
  const [first, other] = [await openSection(one.page, titleButton), await openSection(two.page, titleButton)];
  await first.getByRole('textbox', { name: titleField }).fill('Birincinin');
  await other.getByRole('textbox', { name: titleField }).fill('İkincinin');
  await other.getByRole('textbox', { name: /^Alt başlık/ }).fill('Alt');
  await first.getByRole('button', { name: 'Kaydet' }).click();
  await expect(first.getByText('Kaydedildi')).toBeVisible();
  await other.getByRole('button', { name: 'Kaydet' }).click();
  const conflict = other.getByRole('alertdialog', { name: 'Bu bölüm siz çalışırken değişti' });
  await expect(conflict).toContainText('Birincinin');
  await expect(conflict).toContainText('İkincinin');
  expect((await new AxeBuilder({ page: two.page }).include('[role=alertdialog]').analyze()).violations).toEqual([]);
  await conflict
    .getByRole('group', { name: 'Başlık', exact: true })
    .getByRole('radio', { name: /Şu anda kayıtlı/ })
    .check();
  await conflict.getByRole('button', { name: 'Seçtiklerimle birleştir' }).click();
  await expect(other.getByText('Kaydedildi')).toBeVisible();
  const { page } = await admin.page(pageKey);
  expect(page.sections[0]).toMatchObject({ title: 'Birincinin', subTitle: 'Alt' });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/page/${pageKey}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Başlık');
  await one.page.reload();
  await publish(one.page);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Birincinin');
  await expect(visitor.getByRole('main')).toContainText('Alt');
  await visitor.context().close();
  await one.context.close();
  await two.context.close();
});

test('oversized bodies and invalid edit calls are rejected with a status and an error code', async ({ browser }) => {
  const { page, context } = await enter(browser, second, '/edit/about');
  const post = (name: string, body: string, type = 'application/json') =>
    page.evaluate(
      async ([path, text, kind]) => {
        const response = await fetch(path, { method: 'POST', body: text, headers: { 'content-type': kind } });
        return [response.status, ((await response.json()) as { code?: string }).code];
      },
      [`/api/edit/${name}`, body, type] as const,
    );
  expect(await post('SaveSection', JSON.stringify({ text: 'x'.repeat(5 * 1024 * 1024) }))).toEqual([
    413,
    'body_too_large',
  ]);
  expect(await post('SaveSection', 'a=b', 'text/plain')).toEqual([415, 'content_type']);
  expect(await post('SaveSection', '{"half')).toEqual([400, 'bad_request']);
  expect(await post('EditPage', '{}')).toEqual([404, 'not_found']);
  const { revision } = await admin.page('about');
  expect(await post('PublishPage', JSON.stringify({ pageKey: 'about', revision }))).toEqual([403, 'forbidden']);
  await expect(page.getByRole('button', { name: 'Yayımla' })).toHaveCount(0);
  await context.close();
});

test('visitors load no code of the edit mode and no reference to it', async ({ browser }) => {
  const load = async (page: Page, path: string) => {
    const files = new Map<string, string>();
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? '';
      const { pathname } = new URL(response.url());
      if (/javascript|css|html/.test(type)) files.set(pathname, await response.text().catch(() => ''));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    return files;
  };
  // Strings that identify the editor's code. The edit mode contains all of them.
  const marks = [
    'edit-draft:',
    'EditHeartbeat',
    'SaveSection',
    'UnschedulePage',
    'GoLive',
    'ProseMirror',
    '_headTools',
    '_itemHead',
    '_notices',
    '_problems',
    'Düzenleme modu',
  ];
  const { pageKey } = await newPage();
  const { page: editing, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const edited = await load(editing, `/edit/page/${pageKey}`);
  const all = [...edited.values()].join('\n');
  expect(marks.filter((mark) => !all.includes(mark))).toEqual([]);
  await context.close();
  const fileName = (path: string) => path.replace(/^.*\//, '');
  const editorFiles = [...edited]
    .filter(([path, text]) => path.startsWith('/_next/') && marks.some((mark) => text.includes(mark)))
    .map(([path]) => fileName(path));
  expect(editorFiles.length).toBeGreaterThan(0);
  const visitor = await (await browser.newContext()).newPage();
  for (const path of ['/', '/about', '/contact', `/page/${pageKey}`, '/reference/metro-projeleri', '/ara?q=a', '/en']) {
    const text = [...(await load(visitor, path)).values()].join('\n');
    expect([path, [...marks, ...editorFiles].filter((mark) => text.includes(mark))]).toEqual([path, []]);
  }
  await visitor.context().close();
});
