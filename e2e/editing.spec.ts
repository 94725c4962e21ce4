import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { sealSession } from '@/lib/edit/session';

import { allBarriers } from './support/barriers';
import {
  EditSession,
  newPage,
  notePicture,
  publicPage,
  removeAccount,
  removeAccounts,
  removePages,
} from './support/edit-backend';
import { choose, enter, openSection, titleButton, titleField } from './support/edit-page';
import { backendUrl, revalidateSecret } from './support/stack';
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
  await expect(bar.getByText(/^Yayında, [\d,]+ sn$/)).toBeVisible({ timeout: 30_000 });
}

test('an editor signs in, returns to the page in edit mode, and leaves it again', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  await expect(page).toHaveURL(new RegExp(`/edit/page/${pageKey}$`));
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'edit-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect(cookies.some(({ name }) => name === 'edit-state')).toBe(false);
  const response = await page.reload();
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('button', { name: 'Moddan çık' }).click();
  await expect(page).toHaveURL(new RegExp(`(?<!edit)/page/${pageKey}$`));
  expect((await context.cookies()).some(({ name }) => name === 'edit-session')).toBe(false);
  await context.close();
});

test('the edit mode redirects to the login without a session', async ({ request }) => {
  const first = await request.get('/edit/about', { maxRedirects: 0 });
  expect([302, 307]).toContain(first.status());
  expect(first.headers().location).toContain('/api/edit/login?returnTo=%2Fabout');
  const login = await request.get(first.headers().location ?? '', { maxRedirects: 0 });
  expect(login.headers().location).toContain(`${backendUrl}/api/EditHandOver?returnTo=%2Fabout&state=`);
  expect(login.headers()['set-cookie']).toMatch(/^edit-state=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax/);
});

test('another browser’s hand-over, a forged session and a cross-site request are rejected', async ({ request }) => {
  expect((await request.get('/api/edit/enter?code=x&state=y&returnTo=/')).status()).toBe(403);
  const headers = { origin: 'https://evil.example', cookie: 'edit-session=forged' };
  const save = await request.post('/api/edit/SaveSection', { headers, data: {} });
  expect([save.status(), ((await save.json()) as { code: string }).code]).toEqual([403, 'forbidden_origin']);
  const own = { 'sec-fetch-site': 'same-origin', cookie: 'edit-session=forged' };
  const forged = await request.post('/api/edit/SaveSection', { headers: own, data: {} });
  expect([forged.status(), ((await forged.json()) as { code: string }).code]).toEqual([401, 'session_expired']);
  expect((await request.post('/api/edit/ExchangeHandOver', { headers: own, data: {} })).status()).toBe(404);
});

test('an expired session, a session sealed with another secret and a removed account’s session cannot save', async ({
  request,
}) => {
  const { pageKey } = await newPage();
  const { revision } = await admin.page(pageKey);
  const removed = await EditSession.create('admin');
  const sealed = (token: string, expiresAt: number, secret = revalidateSecret) =>
    sealSession(
      { token, expiresAt: new Date(expiresAt).toISOString(), user: { id: '1', name: 'X', role: 'admin' } },
      secret,
    );
  const inAnHour = Date.now() + 3_600_000;
  const save = async (cookie: string) => {
    const values = { title: 'Başkasının' };
    const data = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values };
    const headers = { 'sec-fetch-site': 'same-origin', cookie: `edit-session=${cookie}` };
    const response = await request.post('/api/edit/SaveSection', { headers, data });
    return [response.status(), ((await response.json()) as { code: string }).code];
  };
  await removeAccount(removed);
  for (const cookie of [
    sealed(admin.token, Date.now() - 1000),
    sealed(admin.token, inAnHour, 'x'.repeat(64)),
    sealed('forged', inAnHour),
    sealed(removed.token, inAnHour),
  ]) {
    expect(await save(cookie)).toEqual([401, 'session_expired']);
  }
  expect((await admin.page(pageKey)).revision).toBe(revision);
  const page = await request.get(`/edit/page/${pageKey}`, {
    headers: { cookie: `edit-session=${sealed(admin.token, Date.now() - 1000)}` },
    maxRedirects: 0,
  });
  expect([302, 307]).toContain(page.status());
});

test('a new account does not inherit the session of a removed account, even with the same id', async () => {
  const { pageKey } = await newPage();
  const removed = await EditSession.create('admin');
  await removeAccount(removed);
  const next = await EditSession.create('admin');
  const { status, body } = await removed.get('EditPage', { pageKey });
  expect([status, body.code]).toEqual([401, 'session_expired']);
  expect((await next.page(pageKey)).others).toEqual([]);
});

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

test('the edit mode shows who else edits the page', async ({ browser }) => {
  const { pageKey } = await newPage();
  const one = await enter(browser, second, `/edit/page/${pageKey}`);
  const two = await enter(browser, admin, `/edit/page/${pageKey}`);
  await expect(two.page.getByText(/^Bu sayfayı düzenleyenler: /)).toContainText(second.name);
  await one.context.close();
  await two.context.close();
});

test('unsaved edits survive a reload, and an expired session keeps the form', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  page.on('dialog', (dialog) => void dialog.accept());
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yarım kalan');
  await page.reload();
  await page.getByRole('button', { name: 'Geri yükle' }).click();
  await expect(panel.getByRole('textbox', { name: titleField })).toHaveValue('Yarım kalan');

  await context.clearCookies({ name: 'edit-session' });
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Yeniden giriş yap/ }).click();
  await expect((await opened).getByRole('region', { name: 'Düzenleme durumu' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Yeniden giriş yap/ })).toBeHidden();
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  expect((await admin.page(pageKey)).page.sections[0]).toMatchObject({ title: 'Yarım kalan' });
  await context.close();
});

test('list items are added, edited, moved and saved in both languages with the keyboard alone', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  await page.getByRole('button', { name: /^Düzenle: Sık sorulanlar/ }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
  await expect(panel.getByRole('heading', { name: 'Bölümü düzenle' })).toBeFocused();
  await panel.getByRole('button', { name: 'Öğe ekle: Öğeler' }).press('Enter');
  await panel.getByRole('textbox', { name: 'Başlık (zorunlu)' }).fill('Üç');
  await panel.getByRole('button', { name: 'Yukarı taşı: 3. Üç' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Yukarı taşı: 2. Üç' })).toBeFocused();
  await panel.getByRole('tab', { name: 'Türkçe' }).press('ArrowRight');
  await panel.getByRole('button', { name: /^2\./ }).press('Enter');
  await panel.getByRole('textbox', { name: 'Başlık (zorunlu)' }).last().fill('Three');
  await page.keyboard.press('Control+s');
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  const now = await admin.page(pageKey);
  const list = (sections: { id: string }[]) =>
    (sections.find(({ id }) => id === 'accordion-1') as unknown as { list: { title?: string }[] }).list;
  expect(list(now.page.sections).map(({ title }) => title)).toEqual(['Bir', 'Üç', 'İki']);
  expect(list(now.page.otherLangs.en?.sections ?? [])[1]?.title).toBe('Three');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^Düzenle: Sık sorulanlar/ })).toBeFocused();
  await context.close();
});

test('keys typed while the page is busy act at the cursor', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, /^Düzenle: Hakkımızda/);
  const prose = panel.getByRole('textbox', { name: 'Metin' });
  const { keyboard } = page;
  await prose.click();
  await keyboard.press('Control+a');
  await panel.getByRole('button', { name: 'Kalın' }).click();
  await expect(prose.locator('strong')).toHaveText('Metin');
  // The browser queues all keys before it tells the page where the cursor is.
  await Promise.all([
    page.evaluate(() => {
      const end = performance.now() + 500;
      while (performance.now() < end);
    }),
    keyboard.down('Control'),
    keyboard.press('End'),
    keyboard.up('Control'),
    keyboard.press('Enter'),
  ]);
  await keyboard.type('Yeni');
  await expect(prose.locator('p')).toHaveText(['Metin', 'Yeni']);
  await context.close();
});

test('text, a library picture, an uploaded picture and a page link are edited and saved', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const { complaints } = await watchPage(page);
  await page.reload();
  const panel = await openSection(page, /^Düzenle: Hakkımızda/);
  const prose = panel.getByRole('textbox', { name: 'Metin' });
  await prose.click();
  await page.keyboard.press('Control+a');
  await panel.getByRole('button', { name: 'Kalın' }).click();
  await expect(page.getByRole('main').locator('strong', { hasText: 'Metin' })).toBeVisible();
  await prose.press('Control+End');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Madde listesi' }).click();
  await page.keyboard.type('Madde');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Madde' })).toBeVisible();

  await panel.getByRole('button', { name: 'Görsel seç: Arka plan görseli' }).click();
  const library = page.getByRole('dialog', { name: 'Medya kitaplığı' });
  await library.getByRole('searchbox', { name: 'Görsel ara' }).fill('tunnel-shotcrete');
  // The list shows the whole library until the search answers.
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await library.getByRole('listitem').getByRole('button').click();
  await expect(library).toBeHidden();
  await panel.getByRole('button', { name: 'Görsel seç: Film kapağı' }).click();
  const png = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#3f76a6' } })
    .png()
    .toBuffer();
  await library.getByLabel('Dosya').setInputFiles({ name: 'yeni.png', mimeType: 'image/png', buffer: png });
  notePicture('Mavi bir yüzey');
  await library.getByLabel('Alternatif metin').fill('Mavi bir yüzey');
  await library.getByRole('button', { name: 'Yükle ve kullan' }).click();
  await expect(library).toBeHidden();
  await expect(panel.getByText('“Mavi bir yüzey”')).toBeVisible();
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  const section = (await admin.page(pageKey)).page.sections.find(({ id }) => id === 'about-1');
  expect(section).toMatchObject({
    description: '<p><strong>Metin</strong></p><ul><li><strong>Madde</strong></li></ul>',
    backgroundImage: { src: expect.stringContaining('tunnel-shotcrete') },
    movieCoverImage: { alt: 'Mavi bir yüzey', width: 640 },
  });

  await panel.getByRole('button', { name: 'Paneli kapat' }).click();
  await choose(page, 'Bölüm ekle');
  await page.getByRole('button', { name: 'Kapak' }).click();
  const hero = page.getByRole('dialog', { name: 'Bölümü düzenle' });
  const link = hero.getByRole('combobox', { name: 'Künye bağlantısı' });
  await link.fill('jet');
  await expect(hero.locator('datalist option[value="/page/jet-grout"]')).toBeAttached();
  await link.fill('javascript:alert(1)');
  await hero.getByRole('button', { name: 'Kaydet' }).click();
  await expect(hero.getByText('Bu değer geçerli değil.')).toBeVisible();
  await link.fill('/page/jet-grout');
  await hero.getByRole('button', { name: 'Kaydet' }).click();
  await expect(hero.getByText('Kaydedildi')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a list item is dragged to another place', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, /^Düzenle: Sık sorulanlar/);
  const items = panel.locator('fieldset > ol > li');
  await items.nth(1).locator('[draggable]').dragTo(items.nth(0));
  await expect(panel.getByRole('button', { name: '1. İki', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Geri al' }).click();
  await expect(panel.getByRole('button', { name: '1. Bir', exact: true })).toBeVisible();
  await context.close();
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

test('sections are moved, hidden and deleted on the page, page settings are saved, and a version is restored', async ({
  browser,
}) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  page.on('dialog', (dialog) => void dialog.accept());
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  const types = () =>
    page.locator('[data-edit]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.edit));
  const menu = (name: RegExp) => page.getByLabel(name);

  await menu(/^Bölüm işlemleri: Sık sorulanlar/).click();
  await page.getByRole('button', { name: 'Aşağı taşı' }).filter({ visible: true }).click();
  await expect(bar.getByText('Bölüm taşındı')).toBeVisible();
  await expect.poll(types).toEqual(['page-title-1', 'about-1', 'accordion-1']);

  await menu(/^Bölüm işlemleri: Sık sorulanlar/).click();
  await page.getByRole('button', { name: 'Gizle' }).filter({ visible: true }).click();
  await expect(page.getByText('Gizli bölüm')).toBeVisible();

  await menu(/^Bölüm işlemleri: Sık sorulanlar/).click();
  await page.getByRole('button', { name: 'Sil', exact: true }).filter({ visible: true }).click();
  await expect.poll(types).toEqual(['page-title-1', 'about-1']);

  await choose(page, 'Sayfa ayarları');
  const settings = page.getByRole('dialog', { name: 'Sayfa ayarları' });
  await settings.getByRole('textbox', { name: /^Sayfa başlığı/ }).fill('Başka ad');
  await settings.getByRole('button', { name: 'Kaydet' }).click();
  await expect(settings.getByText('Kaydedildi')).toBeVisible();
  expect((await admin.page(pageKey)).page.title).toBe('Başka ad');

  await choose(page, 'Sürümler');
  await page
    .getByRole('button', { name: /^Geri yükle/ })
    .last()
    .click();
  await expect(bar.getByText('Sürüm taslak olarak geri yüklendi')).toBeVisible();
  await expect.poll(types).toEqual(['page-title-1', 'accordion-1', 'about-1']);
  await context.close();
});

test('a preview link shows the draft to a visitor without an account', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yalnız taslakta');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  await panel.getByRole('button', { name: 'Paneli kapat' }).click();
  await choose(page, 'Önizleme bağlantısı');
  await page.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const address = await page.getByRole('textbox', { name: 'Bağlantı adresi' }).inputValue();

  const visitor = await (await browser.newContext()).newPage();
  const { complaints } = await watchPage(visitor);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Yalnız taslakta');
  await expect(visitor.getByRole('button', { name: /^Düzenle/ })).toHaveCount(0);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(complaints).toEqual([]);
  expect((await visitor.request.get(`${address}x`)).status()).toBe(404);
  await visitor.context().close();
  await context.close();
});

for (const [width, name] of [
  [390, 'a phone'],
  [1440, 'a desk'],
] as const) {
  test(`the edit mode has no accessibility violations on ${name}, with each panel open`, async ({ browser }) => {
    const { page, context } = await enter(browser, admin, '/edit/page/jet-grout', width);
    const { complaints } = await watchPage(page);
    await page.reload();
    await page.getByRole('button', { name: 'Reddet' }).click();
    expect(await allBarriers(page)).toEqual([]);
    const buttons = await page.getByRole('button', { name: /^Düzenle: / }).all();
    expect(buttons.length).toBeGreaterThan(2);
    for (const button of buttons) {
      await button.click();
      const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
      expect(await allBarriers(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Paneli kapat' }).click();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

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
