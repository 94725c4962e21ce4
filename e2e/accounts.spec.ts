import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { problemOf, signedIn, users } from './support/accounts';
import { EditSession, removeAccounts } from './support/edit-backend';
import { asAdmin, stored } from './support/forms-backend';
import { adminToken, backendEnv, backendUrl } from './support/stack';

test.afterAll(removeAccounts);

const good = 'yeni kiremit 7 bulut';

test.describe('password rules', () => {
  test('rejects short, common and personal passwords in one’s own account and in new ones', async () => {
    const session = await EditSession.create();
    const { email, password: currentPassword } = session;
    const refused = { short: 'x7Kq!vP2mZ9', common: 'Password2026!', own: `${email.split('@')[0]}1` };
    const words = { short: /at least 12/, common: /very common/, own: /made of your name/ };
    for (const kind of ['short', 'common', 'own'] as const) {
      const own = await users(
        `/${session.accountId}`,
        { password: refused[kind], currentPassword },
        signedIn(session.adminCookie),
        'PATCH',
      );
      expect([kind, own.status]).toEqual([kind, 400]);
      expect(problemOf(own)).toMatch(words[kind]);
      const another = {
        email: kind === 'own' ? email.replace('@', '@x.') : `${randomUUID()}@kemerkaya.example`,
        password: refused[kind],
        role: 'editor',
      };
      expect([kind, (await asAdmin('users', 'POST', another)).status]).toEqual([kind, 400]);
    }
    const inTurkish = await users(
      `/${session.accountId}`,
      { password: 'kısa', currentPassword },
      { ...signedIn(session.adminCookie), 'accept-language': 'tr' },
      'PATCH',
    );
    expect(problemOf(inTurkish)).toContain('en az 12 karakter');
  });

  test('requires the current password to change one’s own password or e-mail address', async () => {
    const session = await EditSession.create();
    const change = (data: object) => users(`/${session.accountId}`, data, signedIn(session.adminCookie), 'PATCH');
    expect(problemOf(await change({ password: good }))).toMatch(/^currentPassword: Enter/);
    expect(problemOf(await change({ password: good, currentPassword: 'not this one' }))).toMatch(
      /^currentPassword: .*wrong/,
    );
    expect(problemOf(await change({ email: `${randomUUID()}@evil.example` }))).toMatch(/^currentPassword: Enter/);
    expect((await change({ name: 'Adı serbest', email: session.email })).status).toBe(200);
    expect((await users('/login', { email: session.email, password: session.password })).status).toBe(200);
    const all = await users('', { password: good }, signedIn(session.adminCookie), 'PATCH');
    expect([all.status, problemOf(all)]).toEqual([400, 'one_by_one']);
    // The check for the last administrator sees one account at a time.
    for (const [method, body] of [
      ['PATCH', { role: 'editor' }],
      ['DELETE', undefined],
    ] as const) {
      const many = await users('?where[id][equals]=99999999', body, signedIn(adminToken), method);
      expect([method, many.status, problemOf(many)]).toEqual([method, 400, 'one_by_one']);
    }
    expect((await change({ password: good, currentPassword: session.password })).status).toBe(200);
    expect((await users('/login', { email: session.email, password: good })).status).toBe(200);
    expect((await users('/login', { email: session.email, password: session.password })).status).toBe(401);
  });
});

/** How seven failures end that come together: after five of them the others have to wait. */
const fiveFailures = [401, 401, 401, 401, 401, 429, 429];

/** One after the other, a busy machine may need longer for them than the pause after the fifth. */
function failTogether(wrong: { email: string; password: string }) {
  const statuses = fiveFailures.map(async () => (await users('/login', wrong)).status);
  return {
    statuses: Promise.all(statuses).then((all) => all.sort()),
    firstRefusal: Promise.any(statuses.map(async (status) => expect(await status).toBe(429))),
  };
}

test.describe('the login', () => {
  test('gives the same answer in about the same time whether or not the account exists', async () => {
    const answers: { status: number; body: unknown }[] = [];
    const time = async (address: string) => {
      const started = performance.now();
      const { status, body } = await users('/login', { email: address, password: 'some wrong password' });
      answers.push({ status, body });
      return performance.now() - started;
    };
    let [known, stranger] = [Infinity, Infinity];
    // On a busy machine a single time says little: the fastest of many comes close to what the server needs.
    await expect(async () => {
      const { email } = await EditSession.create();
      for (let round = 0; round < 5; round += 1) {
        known = Math.min(known, await time(email));
        stranger = Math.min(stranger, await time(`${randomUUID()}@kemerkaya.example`));
      }
      // If the server skipped hashing for an unknown account, it would answer about twenty times faster.
      expect(stranger / known).toBeGreaterThan(1 / 3);
      expect(stranger / known).toBeLessThan(3);
    }).toPass({ timeout: 60_000 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('blocks an unknown browser after repeated failures, but not a browser that signed in before', async () => {
    const { email, password } = await EditSession.create();
    const first = await users('/login', { email, password });
    const [device = ''] = first.headers.getSetCookie().filter((cookie) => cookie.startsWith('known-device='));
    expect(device).toMatch(/HttpOnly/i);
    const known = { cookie: device.split(';')[0] ?? '', origin: backendUrl };
    const wrong = { email, password: 'a wrong password' };
    const failures = failTogether(wrong);
    // Others may overtake it: it comes as soon as one of them has had to wait.
    await failures.firstRefusal;
    const right = await users('/login', { email, password });
    expect(await failures.statuses).toEqual(fiveFailures);
    expect([right.status, problemOf(right)]).toEqual([429, 'too_often']);
    expect((await users('/login', { email, password }, known)).status).toBe(200);
    const other = await EditSession.create();
    expect((await users('/login', { email: other.email, password: other.password })).status).toBe(200);
  });

  test('limits failures by client address, so another client can still sign in', async () => {
    const { email, password } = await EditSession.create();
    const wrong = { email, password: 'a wrong password' };
    const strangers: Record<string, string>[] = [
      // Client addresses that the request claims for itself, without a trusted proxy.
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-for': '203.0.113.9', 'x-connection-address': '127.0.0.1' },
    ];
    const tries = Array.from({ length: 7 }, (_, count) => users('/login', wrong, strangers[count % 2]));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual(fiveFailures);
    expect((await users('/login', { email, password })).status).toBe(200);
  });

  test('limits failures for an account that does not exist in the same way', async () => {
    const wrong = { email: `${randomUUID()}@kemerkaya.example`, password: 'a wrong password' };
    expect(await failTogether(wrong).statuses).toEqual(fiveFailures);
  });
});

test('a password reset request gets the same answer whether or not the account exists', async () => {
  const { email } = await EditSession.create();
  const answers = [];
  for (const address of [email, `${randomUUID()}@kemerkaya.example`]) {
    const { status, body } = await users('/forgot-password', { email: address });
    answers.push({ status, body });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(200);
  expect((await users('/forgot-password', { email: 'no address' })).status).toBe(400);
});

test('the account page asks for the current password and can sign out everywhere', async ({ page }) => {
  const session = await EditSession.create();
  await page.goto(`${backendUrl}/admin/login`);
  const logIn = async (password: string) => {
    await page.getByLabel(/e-posta|email/i).fill(session.email);
    await page.getByLabel(/parola|password/i).fill(password);
    await page.getByRole('button', { name: /giriş|login/i }).click();
  };
  await logIn('a wrong password');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(/yanlış|hatalı|incorrect|geçersiz/i);
  await logIn(session.password);
  await expect(page).toHaveURL(`${backendUrl}/admin`);

  await page.goto(`${backendUrl}/admin/account`);
  const current = page.getByLabel(/şimdiki parolanız|your current password/i);
  const save = page.getByRole('button', { name: /^(kaydet|save)$/i });
  const saved = page.getByText(/başarıyla güncellendi|updated successfully/i).first();
  await page.locator('#field-name').fill('Yeni ad');
  await save.click();
  await expect(saved).toBeVisible();
  await expect(current).toHaveValue('');

  await page.getByRole('button', { name: /her yerde oturumu kapat|sign out everywhere/i }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto(`${backendUrl}/admin`);
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('a name has one line and a limit', async () => {
  const { accountId, adminCookie } = await EditSession.create();
  const rename = (name: string) => users(`/${accountId}`, { name }, signedIn(adminCookie), 'PATCH');
  for (const name of ['x'.repeat(101), 'Ece\nBcc: x'])
    expect(problemOf(await rename(name))).toMatch(/^name: .*one line/);
  expect((await rename('x'.repeat(100))).status).toBe(200);
});

test('account data in API answers contains no password hash, salt or token', async () => {
  const { email } = await EditSession.create();
  const [account] = await stored('users', 'email', email);
  expect(Object.keys(account ?? {})).not.toEqual(expect.arrayContaining(['hash']));
  expect(JSON.stringify(account)).not.toMatch(/hash|salt|currentPassword|resetPasswordToken/);
  expect(backendEnv.ADMIN_PASSWORD).toBeTruthy();
});
