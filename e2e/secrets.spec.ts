import { expect, test } from '@playwright/test';

import { appCode, formerCode } from './support/accounts';
import { OwnBackend } from './support/own-backend';

const [former, current] = ['former-secret-'.repeat(4), 'current-secret-'.repeat(4)];

/** A backend whose administrator has a second factor, and whose secret then becomes another one. */
async function withNewSecret(formerSecret: string) {
  const env: Record<string, string> = { PAYLOAD_SECRET: former };
  const backend = await OwnBackend.start(env);
  const admin = await backend.signIn();
  const { body } = await admin.send('users/second-factor/begin', 'POST', {});
  const { secret, token: setup } = body as { secret: string; token: string };
  const code = await formerCode(secret);
  const enabled = await admin.send('users/second-factor/enable', 'POST', { setup, code });
  const [recoveryCode = ''] = (enabled.body as { recoveryCodes: string[] }).recoveryCodes;
  const signIn = async (code?: string) =>
    (await backend.stranger().send('users/login', 'POST', { ...backend.account, code })).status;
  const restart = () => backend.restart(() => Promise.resolve());
  Object.assign(env, { PAYLOAD_SECRET: current, PAYLOAD_SECRET_FORMER: formerSecret });
  await restart();
  return { backend, env, admin, secret, recoveryCode, signIn, restart };
}

test('a new secret ends the sessions, and second factors stay valid', async () => {
  const { backend, env, admin, secret, recoveryCode, signIn, restart } = await withNewSecret(former);
  try {
    expect(backend.log).toContain('second factors: 1 sealed with the new PAYLOAD_SECRET');
    expect((await admin.send('users/me')).body.user).toBeNull();
    expect(await signIn()).toBe(401);
    expect(await signIn(appCode(secret))).toBe(200);
    // One start was enough.
    delete env.PAYLOAD_SECRET_FORMER;
    await restart();
    expect(await signIn(appCode(secret, 1))).toBe(200);
    expect(await signIn(recoveryCode)).toBe(200);
  } finally {
    await backend.end();
  }
});

test('with a lost secret, recovery codes sign in, and the start says how many second factors it concerns', async () => {
  const { backend, secret, recoveryCode, signIn } = await withNewSecret('another-secret-'.repeat(4));
  try {
    expect(backend.log).toContain('second factors: 1 sealed with neither');
    expect(await signIn(appCode(secret))).toBe(401);
    expect(await signIn(recoveryCode)).toBe(200);
  } finally {
    await backend.end();
  }
});
