import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { until } from './client.mjs';
import { makePage } from './saves.mjs';

/** @typedef {import('./saves.mjs').Two} Two */

const PAGES = 5;
const AHEAD_MS = 2_000;
const MAILS = 6;

/** A scheduled action runs once, at one of the backends. @param {Two} two */
export async function runJobsOnce({ both, token, admin }) {
  const keys = Array.from({ length: PAGES }, (_, index) => `scheduled-${index}`);
  const later = 'scheduled-later';
  for (const key of [...keys, later]) await makePage(both[0], admin, key);
  const schedule = async (/** @type {string} */ pageKey, index = 0) => {
    const at = new Date(Date.now() + AHEAD_MS).toISOString();
    const plan = { pageKey, action: 'unpublish', at };
    assert.equal((await (both[index % 2] ?? both[0]).edit('SchedulePage', plan, token)).status, 200);
  };
  const headers = { authorization: `JWT ${admin}` };
  const entries = async () => {
    const { body } = await both[1].call('audit-trail?limit=100&where[action][equals]=scheduledUnpublish', { headers });
    return (body?.docs ?? []).map(({ subject, result }) => `${subject} ${result}`).sort();
  };
  for (const [index, key] of keys.entries()) await schedule(key, index);
  await until(async () => (await entries()).length >= PAGES, 'all scheduled actions have run', 20_000);
  // A second run of an action would happen before the run of a later action.
  await schedule(later);
  await until(async () => (await entries()).includes(`${later} done`), 'the later one has run', 20_000);
  const expected = [...keys, later].map((key) => `${key} done`);
  assert.deepEqual(await entries(), expected.sort());
}

/** @param {string} folder */
async function subjectsIn(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.flatMap((mail) => /once-[\w-]{36}/.exec(mail)?.[0] ?? []);
}

/** Each message is mailed once. @param {Two & { mailDir: string }} two */
export async function sendMailsOnce({ both, mailDir }) {
  const subjects = Array.from({ length: MAILS }, () => `once-${randomUUID()}`);
  const send = (/** @type {string} */ subject, /** @type {number} */ index) => {
    const body = { subject, name: 'Ayşe', email: 'ayse@example.com', phone: '', message: 'Merhaba', language: 'tr' };
    const message = { ...body, submissionId: randomUUID() };
    return (both[index % 2] ?? both[0]).sendAsVisitor('SendMail', message);
  };
  for (const { status } of await Promise.all(subjects.map(send))) assert.equal(status, 200);
  await until(async () => (await subjectsIn(mailDir)).length >= MAILS, 'all mails are sent', 30_000);
  assert.deepEqual((await subjectsIn(mailDir)).sort(), [...subjects].sort());
}
