import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { newMessage } from './support/forms-backend';
import { type Account, OwnBackend, pictureForm } from './support/own-backend';
import { byKey, collections, globals } from './support/role-table';
import type { Json } from './support/seed';

// The tests share one backend.
test.describe.configure({ mode: 'default' });

const chosen = { createdAt: '2001-01-01T00:00:00.000Z', updatedAt: '2101-01-01T00:00:00.000Z' };

let backend: OwnBackend;
let admin: Account;

test.beforeAll(async () => {
  backend = await OwnBackend.start();
  admin = await backend.signIn();
});

test.afterAll(() => backend.end());

const name = () => `zaman-${randomUUID()}`;

const withTimes = (text: string): FormData => {
  const form = pictureForm(text);
  form.set('_payload', JSON.stringify({ alt: text, ...chosen }));
  return form;
};

/** What is created of each collection whose records can be changed, with times of the client's choice. */
const bodies: Readonly<Record<string, () => Json | FormData>> = {
  pages: () => ({ title: 'A', pageKey: name(), ...chosen }),
  categories: () => ({ name: 'A', key: name(), ...chosen }),
  redirects: () => ({ from: `/${name()}`, to: '/page/x', ...chosen }),
  media: () => withTimes(name()),
  users: () => ({ email: `${name()}@kemerkaya.example`, password: randomUUID(), role: 'editor', ...chosen }),
  'payload-locked-documents': () => ({ globalSlug: 'footer', user: { relationTo: 'users', value: 1 }, ...chosen }),
};

async function create(slug: string): Promise<number> {
  const body = bodies[slug]?.();
  if (!body) {
    await backend.stranger().send('SendMail', 'POST', newMessage());
    return ((await admin.send(slug)).body.docs as { id: number }[])[0]?.id ?? 0;
  }
  const answer = await admin.send(`${slug}?locale=tr`, 'POST', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body.doc as { id: number }).id;
}

interface Times {
  createdAt: string;
  updatedAt: string;
}

const timesOf = async (path: string) => (await admin.send(path)).body as unknown as Times;

function expectNow({ createdAt, updatedAt }: Times): void {
  for (const time of [createdAt, updatedAt]) expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
}

const changeable = Object.entries(collections)
  .filter(([slug, { admin: may }]) => !byKey.has(slug) && (may.includes('create') || may.includes('update')))
  .map(([slug]) => slug);

test('every collection whose records can be changed is tested', () => {
  expect(changeable.sort()).toEqual([...Object.keys(bodies), 'messages'].sort());
});

for (const slug of changeable) {
  test(`${slug}: a client does not choose when a record was created or changed`, async () => {
    const id = await create(slug);
    const before = await timesOf(`${slug}/${id}`);
    expectNow(before);
    for (const path of [`${slug}/${id}`, `${slug}?where[id][equals]=${id}`, `${slug}/${id}?draft=true`])
      expect((await admin.send(path, 'PATCH', chosen)).status, path).toBe(200);
    for (const path of [`${slug}/${id}`, `${slug}/${id}?draft=true`]) {
      const after = await timesOf(path);
      expect(after.createdAt).toBe(before.createdAt);
      expectNow(after);
    }
  });
}

for (const slug of Object.keys(globals).filter((each) => globals[each]?.admin.includes('update'))) {
  test(`global ${slug}: a client does not choose when it was created or changed`, async () => {
    for (const query of ['', '?draft=true']) {
      const sent = await admin.send(`globals/${slug}${query}`, 'POST', { ...chosen, title: 'A' });
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      expectNow(await timesOf(`globals/${slug}${query}`));
    }
  });
}

test('a copy of a page is as new as it is', async () => {
  const { status, body } = await admin.send(`pages/${await create('pages')}/duplicate`, 'POST', chosen);
  expect(status).toBe(200);
  expectNow(body.doc as unknown as Times);
});

test('a restored version keeps the time at which its page was created', async () => {
  const id = await create('pages');
  const { createdAt } = await timesOf(`pages/${id}`);
  await admin.send(`pages/${id}`, 'PATCH', { title: 'B' });
  const { body } = await admin.send(`pages/versions?where[parent][equals]=${id}&sort=updatedAt&limit=1`);
  const [oldest] = body.docs as { id: string }[];
  expect((await admin.send(`pages/versions/${oldest?.id}`, 'POST', {})).status).toBe(200);
  const restored = await admin.send(`pages/${id}`);
  expect(restored.body).toMatchObject({ title: 'A', createdAt });
  expectNow(restored.body as unknown as Times);
});
