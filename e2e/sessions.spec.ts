import { expect, test } from '@playwright/test';

import { callWith, EditSession, removeAccount, removeAccounts } from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { requestHandOver, newState } from './support/hand-over';
import { backendUrl, siteUrl } from './support/stack';

test.afterAll(removeAccounts);

const json = { 'content-type': 'application/json' };

function withCookie(token: string, path: string, method = 'GET', data?: unknown): Promise<Response> {
  const headers = { ...json, cookie: `payload-token=${token}`, origin: backendUrl, 'sec-fetch-site': 'same-origin' };
  return fetch(`${backendUrl}/api/${path}`, {
    method,
    headers,
    body: data === undefined ? undefined : JSON.stringify(data),
  });
}

/** Whether copies of the admin cookie and of the editing token are still valid. */
async function alive({ adminCookie, token }: EditSession) {
  const me = (await (await withCookie(adminCookie, 'users/me')).json()) as { user: unknown };
  const query = new URLSearchParams({ returnTo: '/about', state: newState() }).toString();
  const handOver = (await requestHandOver(adminCookie, query)).headers.get('location') ?? '';
  const edit = await callWith(token, 'EditPage?pageKey=about');
  return { admin: me.user !== null, handOver: handOver.startsWith(siteUrl), edit: edit.status === 200 };
}

const all = { admin: true, handOver: true, edit: true };
const none = { admin: false, handOver: false, edit: false };

test('signing out of the admin ends this session and its editing sessions, and no others', async () => {
  const session = await EditSession.create();
  const other = await EditSession.create();
  expect(await alive(session)).toEqual(all);
  expect((await withCookie(session.adminCookie, 'users/logout', 'POST')).status).toBe(200);
  expect(await alive(session)).toEqual(none);
  expect(await alive(other)).toEqual(all);
});

test('signing out everywhere ends all sessions of the account on all devices', async () => {
  const session = await EditSession.create();
  const elsewhere = await session.onAnotherDevice();
  expect(await alive(elsewhere)).toEqual(all);
  expect((await withCookie(session.adminCookie, 'users/sign-out-everywhere', 'POST', {})).status).toBe(200);
  expect([await alive(session), await alive(elsewhere)]).toEqual([none, none]);
});

test('an administrator can sign out another account, an editor cannot', async () => {
  const session = await EditSession.create();
  const editor = await EditSession.create();
  const asked = { id: session.accountId };
  expect((await withCookie(editor.adminCookie, 'users/sign-out-everywhere', 'POST', asked)).status).toBe(403);
  expect(await alive(session)).toEqual(all);
  expect((await asAdmin('users/sign-out-everywhere', 'POST', asked)).status).toBe(200);
  expect(await alive(session)).toEqual(none);
});

test('a change of role ends the account’s sessions', async () => {
  const session = await EditSession.create('admin');
  await asAdmin(`users/${session.accountId}`, 'PATCH', { name: 'Yalnızca yeni bir ad' });
  expect(await alive(session)).toEqual(all);
  await asAdmin(`users/${session.accountId}`, 'PATCH', { role: 'editor' });
  expect(await alive(session)).toEqual(none);
});

test('removing an account ends its sessions', async () => {
  const session = await EditSession.create();
  await removeAccount(session);
  expect(await alive(session)).toEqual(none);
});

test('a new password set by an administrator ends all sessions', async () => {
  const session = await EditSession.create();
  await asAdmin(`users/${session.accountId}`, 'PATCH', { password: 'yeni kiremit 7 bulut' });
  expect(await alive(session)).toEqual(none);
});

test('a new e-mail address set by an administrator ends all sessions', async () => {
  const session = await EditSession.create();
  await asAdmin(`users/${session.accountId}`, 'PATCH', { email: `yeni.${session.email}` });
  expect(await alive(session)).toEqual(none);
  await removeAccount(session);
});

for (const [what, change] of [
  ['password', () => ({ password: 'yeni kiremit 7 bulut' })],
  ['e-mail address', ({ email }: EditSession) => ({ email: `yeni.${email}` })],
] as const) {
  test(`changing one’s own ${what} ends all sessions, and the current browser gets a new one`, async () => {
    const session = await EditSession.create();
    const elsewhere = await session.onAnotherDevice();
    const data = { ...change(session), currentPassword: session.password };
    const answer = await withCookie(session.adminCookie, `users/${session.accountId}`, 'PATCH', data);
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect([await alive(session), await alive(elsewhere)]).toEqual([none, none]);
    const [cookie = ''] = answer.headers.getSetCookie().filter((value) => value.startsWith('payload-token='));
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(((await (await withCookie(token, 'users/me')).json()) as { user: unknown }).user).not.toBeNull();
    await removeAccount(session);
  });
}

test('leaving the edit mode invalidates copied cookies, and keeps the admin signed in', async ({ browser }) => {
  const session = await EditSession.create();
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-token', value: session.adminCookie, url: backendUrl }]);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/edit/about`);
  await expect(page).toHaveURL(`${siteUrl}/edit/about`);
  const copied = (await context.cookies()).filter(({ name }) => name === 'edit-session');
  expect(copied).toHaveLength(1);
  const headers = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
  await context.request.post(`${siteUrl}/api/edit/leave`, { headers, form: { returnTo: '/about' } });

  const thief = await browser.newContext();
  await thief.addCookies(copied);
  const drafts = await thief.request.get(`${siteUrl}/api/edit/EditPage?pageKey=about`);
  expect(drafts.status()).toBe(401);
  const shell = await thief.request.get(`${siteUrl}/edit/about`, { maxRedirects: 0 });
  expect(shell.headers().location).toContain('/api/edit/login');
  expect((await alive(session)).admin).toBe(true);
  await Promise.all([context.close(), thief.close()]);
});

test('signing out of the admin ends the site’s edit mode at once', async ({ browser }) => {
  const session = await EditSession.create();
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-token', value: session.adminCookie, url: backendUrl }]);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/edit/about`);
  await withCookie(session.adminCookie, 'users/logout', 'POST');
  const shell = await context.request.get(`${siteUrl}/edit/about`, { maxRedirects: 0 });
  expect(shell.headers().location).toContain('/api/edit/login');
  const live = await context.request.post(`${siteUrl}/api/edit/SaveSection`, {
    headers: { origin: siteUrl, 'sec-fetch-site': 'same-origin' },
    data: { pageKey: 'about' },
  });
  expect(live.status()).toBe(401);
  await context.close();
});
