import { request as send } from 'node:http';

import { expect, test } from '@playwright/test';

import { isTo, waitForMail } from './support/mail';
import { backendEnv, backendUrl, siteUrl } from './support/stack';

/** Asks for a new password, naming another host than the backend's, as a forger would. */
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

test('the link to a new password leads to the configured address, whatever host was asked', async () => {
  const email = backendEnv.ADMIN_EMAIL ?? '';
  expect(await askFrom('evil.example', email)).toBe(200);
  const mail = await waitForMail(isTo(email));
  expect(mail.html).toContain(`href="${siteUrl}/admin/reset/`);
  expect(mail.html).not.toContain('evil.example');
});
