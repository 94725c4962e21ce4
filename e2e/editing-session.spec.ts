import { expect, test } from '@playwright/test';

import { sealSession } from '@/lib/edit/session';
import { EditSession, newPage, removeAccount, removeAccounts, removePages } from './support/edit-backend';
import { enter, openSection, titleButton, titleField } from './support/edit-page';
import { backendUrl, revalidateSecret } from './support/stack';

let admin: EditSession;
let second: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  second = await EditSession.create('editor');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

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
