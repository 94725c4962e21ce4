import { request as send } from 'node:http';

import { expect, test } from '@playwright/test';

import { users } from './support/accounts';
import { EditSession, removeAccount, removeAccounts } from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { isTo, waitForMail } from './support/mail';
import { backendEnv, backendUrl, siteUrl } from './support/stack';

test.afterAll(removeAccounts);

/** Requests a password reset with a forged Host header. */
function askFrom(host: string, email: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' };
    send(`${backendUrl}/api/users/forgot-password`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(JSON.stringify({ email }));
  });
}

test('the password reset link uses the configured address, whatever the Host header says', async () => {
  const email = backendEnv.ADMIN_EMAIL ?? '';
  expect(await askFrom('evil.example', email)).toBe(200);
  const mail = await waitForMail(isTo(email));
  expect(mail.html).toContain(`href="${siteUrl}/admin/reset/`);
  expect(mail.html).not.toContain('evil.example');
});

for (const [what, change] of [
  ['a new e-mail address', ({ email }: EditSession) => ({ email: `yeni.${email}` })],
  ['a new password', () => ({ password: 'yeni kiremit 7 bulut' })],
  ['a new role', () => ({ role: 'admin' })],
  ['signing out everywhere', undefined],
] as const) {
  test(`the password reset link is not valid any more after ${what}`, async () => {
    const session = await EditSession.create();
    const { email, accountId: id } = session;
    expect((await users('/forgot-password', { email })).status).toBe(200);
    const token = /\/reset\/(\w+)/.exec((await waitForMail(isTo(email))).html ?? '')?.[1];
    const changed = change
      ? await asAdmin(`users/${id}`, 'PATCH', change(session))
      : await asAdmin('users/sign-out-everywhere', 'POST', { id });
    expect(changed.status, await changed.clone().text()).toBe(200);
    expect((await users('/reset-password', { token, password: 'eski kutudan 9 parola' })).status).toBe(403);
    await removeAccount(session);
  });
}
