import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { OwnBackend } from './support/own-backend';

let backend: OwnBackend;

test.beforeAll(async () => {
  backend = await OwnBackend.start({ LOG_FORMAT: 'json' });
});
test.afterAll(() => backend.end());

test('the log records rejected requests without personal data or secrets', async () => {
  const admin = await backend.signIn();
  const person = `${randomUUID()}@example.com`;
  const secret = randomUUID();
  const editor = { name: 'x', email: person, password: randomUUID(), role: 'editor' };
  expect((await admin.send('users', 'POST', editor)).status).toBe(201);
  const nobody = { email: person, password: 'not the password' };
  expect((await admin.send('users/login', 'POST', nobody)).status).toBe(401);
  await admin.send('users/login', 'POST', { email: `un${person}`, password: 'x' });
  await admin.send('users/forgot-password', 'POST', { email: person });
  await admin.send('SendMail', 'POST', { subject: 'x', name: 'x', message: 'x', email: person, phone: `${person}@` });
  await admin.send(`users?where[nope][equals]=${person}&token=${secret}`);
  await admin.send(`pages/none?token=${secret}`);
  await admin.send(`EditHandOver?returnTo=https://evil.example/${person}&token=${secret}`);
  const foreign = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const refused = await fetch(`${backend.url}/users?token=${secret}`, { method: 'POST', body: '{}', headers: foreign });
  expect(refused.status).toBe(403);
  await expect.poll(() => backend.log).toContain('refused: POST /api/users from');
  expect(backend.log).toContain('refused EditHandOver');
  expect(backend.log).not.toContain(person);
  expect(backend.log).not.toContain(backend.account.email);
  expect(backend.log).not.toContain(secret);
});

test('every log line is a JSON event with the id of its request', async () => {
  const admin = backend.stranger();
  await admin.send('users/login', 'POST', { email: 'nobody@example.com', password: 'x' });
  const foreign = {
    origin: 'https://evil.example',
    'content-type': 'application/json',
    'x-request-id': 'log-spec-0001',
  };
  await fetch(`${backend.url}/pages`, { method: 'POST', body: '{}', headers: foreign });
  const events = () =>
    backend.log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect
    .poll(() => events().find(({ requestId }) => requestId === 'log-spec-0001'))
    .toMatchObject({ level: 'warn', process: 'backend', msg: expect.stringContaining('refused: POST /api/pages') });
  for (const { time } of events()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(events().length).toBeGreaterThan(3);
});
