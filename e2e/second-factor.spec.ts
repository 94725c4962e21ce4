import { expect, test } from '@playwright/test';

import { appCode, nextCode, problemOf, signedIn, users } from './support/accounts';
import { EditSession, removeAccounts } from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { OwnBackend } from './support/own-backend';

test.afterAll(removeAccounts);

/**
 * Sets up the second factor.
 * @returns the secret of the authenticator app, and the recovery codes
 */
async function setUp(session: EditSession) {
  const headers = signedIn(session.adminCookie);
  const { body } = await users('/second-factor/begin', {}, headers);
  const { secret, token, picture } = body as unknown as { secret: string; token: string; picture: string };
  expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
  const wrong = await users('/second-factor/enable', { setup: token, code: '000000' }, headers);
  expect([wrong.status, problemOf(wrong)]).toEqual([400, 'second_factor_wrong']);
  const enabled = await users('/second-factor/enable', { setup: token, code: appCode(secret) }, headers);
  return { secret, recoveryCodes: enabled.body.recoveryCodes as string[] };
}

test('with a second factor, the password alone cannot sign in, and each code works once', async () => {
  const session = await EditSession.create('admin');
  const { email, password } = session;
  const { secret, recoveryCodes } = await setUp(session);
  expect(recoveryCodes).toHaveLength(10);

  const asked = await users('/login', { email, password });
  expect([asked.status, problemOf(asked)]).toEqual([401, 'second_factor']);
  expect(asked.headers.getSetCookie()).toEqual([]);
  expect(problemOf(await users('/login', { email, password, code: '123456' }))).toBe('second_factor_wrong');
  const code = nextCode(secret);
  expect((await users('/login', { email, password, code })).status).toBe(200);
  // A code works only once, so an observed code is useless.
  expect(problemOf(await users('/login', { email, password, code }))).toBe('second_factor_wrong');
  const [recovery = ''] = recoveryCodes;
  expect((await users('/login', { email, password, code: recovery })).status).toBe(200);
  expect(problemOf(await users('/login', { email, password, code: recovery }))).toBe('second_factor_wrong');
  expect(problemOf(await users('/login', { email, password: 'wrong', code: recoveryCodes[1] }))).toBeUndefined();
});

test('a code sent several times at once is accepted once', async () => {
  const session = await EditSession.create();
  const { email, password } = session;
  const { secret, recoveryCodes } = await setUp(session);
  for (const code of [nextCode(secret), recoveryCodes[0]]) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => users('/login', { email, password, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

/** After them an account has to wait. */
const fiveFailures = Array.from({ length: 5 }, () => ({ password: 'a wrong password' }));

/** All at once: one after the other, a busy machine may need longer for them than the first pause lasts. */
const logInTogether = async (email: string, logins: { password: string; code?: string }[]): Promise<number[]> =>
  (await Promise.all(logins.map((login) => users('/login', { email, ...login })))).map(({ status }) => status);

test('a valid code signs in even while the account is rate-limited', async () => {
  const session = await EditSession.create();
  const { email, password } = session;
  const { secret } = await setUp(session);
  const code = nextCode(secret);
  const logins = [...fiveFailures, { password, code: '123456' }, { password, code }];
  expect(await logInTogether(email, logins)).toEqual([401, 401, 401, 401, 401, 429, 200]);
});

test('a code cannot be guessed while the account is rate-limited', async () => {
  const session = await EditSession.create();
  const { email, password } = session;
  const { secret } = await setUp(session);
  const guesses = Array.from({ length: 6 }, (_, count) => ({ password, code: `00000${count}` }));
  const statuses = await logInTogether(email, [...fiveFailures, ...guesses, { password, code: nextCode(secret) }]);
  expect(statuses).toEqual([401, 401, 401, 401, 401, ...guesses.map(() => 429), 429]);
});

test('an administrator can switch off the second factor of an account, an editor cannot', async () => {
  const session = await EditSession.create();
  const editor = await EditSession.create();
  await setUp(session);
  const asked = { id: session.accountId };
  expect((await users('/second-factor/disable', asked, signedIn(editor.adminCookie))).status).toBe(403);
  expect((await asAdmin('users/second-factor/disable', 'POST', asked)).status).toBe(200);
  expect((await users('/login', { email: session.email, password: session.password })).status).toBe(200);
});

test('a session cannot remove the second factor of its account by another time of creation', async () => {
  const session = await EditSession.create();
  await setUp(session);
  const change = { createdAt: '2001-01-01T00:00:00.000Z' };
  const { status } = await users(`/${session.accountId}`, change, signedIn(session.adminCookie), 'PATCH');
  expect(status).toBe(200);
  const { email, password } = session;
  expect(problemOf(await users('/login', { email, password }))).toBe('second_factor');
});

test('a proof of identity requires the second factor, too', async () => {
  const session = await EditSession.create();
  const headers = signedIn(session.adminCookie);
  const { secret } = await setUp(session);
  const { password } = session;
  expect((await users('/confirm-identity', { password }, headers)).status).toBe(403);
  expect((await users('/confirm-identity', { password, code: nextCode(secret) }, headers)).status).toBe(200);
});

test('only an administrator can require the second factor', async () => {
  const session = await EditSession.create();
  const answer = await users('/second-factor/require', { isRequired: true }, signedIn(session.adminCookie));
  expect([answer.status, problemOf(answer)]).toEqual([403, 'not_allowed']);
});

// Uses a backend of its own, since the requirement would block the sign-ins of other suites.
test('a required second factor is set up during the login', async ({ page }) => {
  const backend = await OwnBackend.start();
  try {
    const { token } = (await backend.post('users/login', backend.account)) as { token: string };
    const required = await backend.post('users/second-factor/require', { isRequired: true }, signedIn(token));
    expect(required).toEqual({ isRequired: true });
    await page.goto(`${backend.origin}/admin/login`);
    await page.getByLabel(/e-posta|email/i).fill(backend.account.email);
    await page.getByLabel(/parola|password/i).fill(backend.account.password);
    const logIn = page.getByRole('button', { name: /giriş|login/i });
    await logIn.click();
    await expect(page.getByRole('img', { name: /karekod|QR code/i })).toBeVisible();
    const secret = await page.locator('code').innerText();
    await page.getByLabel(/^kod$|^code$/i).fill(appCode(secret));
    await logIn.click();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: /devam et|go on/i }).click();
    await expect(page).toHaveURL(`${backend.origin}/admin`);
    const again = (await backend.post('users/login', backend.account)) as { errors: { data: { code: string } }[] };
    expect(again.errors[0]?.data.code).toBe('second_factor');
  } finally {
    await backend.end();
  }
});
