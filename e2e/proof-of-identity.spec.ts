import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { problemOf, signedIn, users } from './support/accounts';
import { changeRecords } from './support/database';
import { EditSession, removeAccounts } from './support/edit-backend';
import { stored } from './support/forms-backend';

test.afterAll(removeAccounts);

const good = 'yeni kiremit 7 bulut';

test('changing accounts requires a recent proof of identity', async () => {
  const admin = await EditSession.create('admin');
  const other = await EditSession.create();
  const headers = signedIn(admin.adminCookie);
  const rename = (name: string) => users(`/${other.accountId}`, { name }, headers, 'PATCH');
  expect((await rename('Signed in a moment ago')).status).toBe(200);

  const earlier = new Date(Date.now() - 11 * 60_000).toISOString();
  await changeRecords('UPDATE users_sessions SET created_at = ? WHERE _parent_id = ?', [earlier, admin.accountId ?? 0]);
  const newAccount = { email: `${randomUUID()}@kemerkaya.example`, password: good, role: 'admin' };
  const refused = [
    await rename('Eleven minutes later'),
    await users(`/${admin.accountId}`, { role: 'editor' }, headers, 'PATCH'),
    await users('', newAccount, headers),
    await users(`/${other.accountId}`, undefined, headers, 'DELETE'),
    await users('?where[role][equals]=editor', { role: 'admin' }, headers, 'PATCH'),
    await users('/second-factor/begin', {}, headers),
    await users('/second-factor/require', { isRequired: true }, headers),
    await users('/sign-out-everywhere', { id: other.accountId }, headers),
  ];
  for (const answer of refused) expect([answer.status, problemOf(answer)]).toEqual([403, 'identity_needed']);
  expect(await stored('users', 'email', newAccount.email)).toEqual([]);

  const wrong = await users('/confirm-identity', { password: 'a wrong password' }, headers);
  expect([wrong.status, problemOf(wrong)]).toEqual([403, 'identity_wrong']);
  expect((await rename('After a wrong password')).status).toBe(403);
  expect((await users('/confirm-identity', { password: admin.password }, headers)).status).toBe(200);
  expect((await rename('After the right one')).status).toBe(200);
  expect((await users('/confirm-identity', { password: admin.password })).status).toBe(401);
});

test('sessions of one account that confirm their identity at the same moment are all confirmed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { email, password, adminCookie } = await EditSession.create();
    const sessions = [signedIn(adminCookie)];
    while (sessions.length < 4) {
      const { body } = await users('/login', { email, password });
      sessions.push(signedIn(String(body.token)));
    }
    const answers = await Promise.all(sessions.map((session) => users('/confirm-identity', { password }, session)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});
