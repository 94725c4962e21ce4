import { request as send } from 'node:http';

import { expect, test } from '@playwright/test';

import { isTo, waitForMail } from './support/mail';
import { backendEnv, backendUrl, siteUrl } from './support/stack';

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
