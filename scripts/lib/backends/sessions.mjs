import assert from 'node:assert/strict';

import { newState } from './client.mjs';

/** @typedef {import('./saves.mjs').Two} Two */

/** A code of one backend is valid at the other, once. @param {Two} two */
export async function crossOver({ both: [one, two], admin }) {
  for (let round = 0; round < 5; round += 1) {
    const state = newState();
    const code = await one.codeFor(admin, state);
    const answers = await Promise.all([two.exchange(code, state), one.exchange(code, state)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401], 'one of two that send a code gets in');
  }
  const state = newState();
  const code = await one.codeFor(admin, state);
  assert.equal((await two.exchange(code, newState())).status, 401, 'the code of another browser');
  assert.equal((await one.exchange(code, state)).status, 401, 'a code that somebody else has tried');
}

/** @param {Two & { account: import('./client.mjs').Account }} two */
export async function signOut({ both: [one, two], account }) {
  const admin = await one.logIn(account);
  const session = await two.enter(admin);
  const read = async (/** @type {string} */ token) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await two.call('EditPage?pageKey=at-once', { headers })).status;
  };
  assert.equal(await read(session), 200);
  assert.equal((await one.edit('LeaveEditMode', {}, session)).status, 200);
  assert.equal(await read(session), 401, 'the edit mode was left at the other backend');
  const again = await two.enter(admin);
  assert.equal(await read(again), 200);
  const left = await one.send('users/logout', {}, { authorization: `JWT ${admin}` });
  assert.equal(left.status, 200);
  assert.equal(await read(again), 401, 'the admin was left at the other backend');
}

/**
 * An editor who has a page open through one backend is shown by the other one too.
 *
 * @param {Two & { account: import('./client.mjs').Account }} two
 */
export async function showPresence({ both: [one, two], token, admin, account }) {
  const other = { email: 'ada@site.example', password: `${account.password}-2`, name: 'Ada', role: 'editor' };
  const made = await one.send('users', other, { authorization: `JWT ${admin}` });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const session = await one.enter(await one.logIn(other));
  await one.edit('EditHeartbeat', { pageKey: 'at-once' }, session);
  const { body } = await two.edit('EditHeartbeat', { pageKey: 'at-once' }, token);
  assert.deepEqual(
    body?.data?.others?.map(({ name }) => name),
    ['Ada'],
  );
  const seen = await one.edit('EditHeartbeat', { pageKey: 'at-once' }, session);
  assert.equal(seen.body?.data?.others?.length, 1);
}

/** Attempts and calls are counted together. @param {Two} two */
export async function limits({ both }) {
  const guesses = [];
  for (let count = 0; count < 6; count += 1) {
    const client = both[count % 2] ?? both[0];
    guesses.push((await client.send('users/login', { email: 'guess@site.example', password: `no-${count}` })).status);
  }
  assert.deepEqual(guesses, [401, 401, 401, 401, 401, 429]);
  const asked = await Promise.all(
    Array.from({ length: 12 }, (_, count) => {
      const body = { email: `news-${count}@example.com`, consentText: 'Evet', consentVersion: '1', language: 'tr' };
      return (both[count % 2] ?? both[0]).sendAsVisitor('SetNewsMail', body, 'one visitor');
    }),
  );
  const allowed = asked.filter(({ status }) => status === 200).length;
  assert.equal(allowed, 5, 'of twelve subscriptions of one visitor at the same moment, five are taken');
}
