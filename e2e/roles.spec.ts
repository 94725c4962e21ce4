import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { Account, OwnBackend, pictureForm, type Sent } from './support/own-backend';
import {
  byKey,
  collections,
  globals,
  ofDrafts,
  type Operation,
  operations,
  type Role,
  roles,
  type Row,
  withoutCalls,
} from './support/role-table';
import type { Json } from './support/seed';

// The tests share one backend, so they run in sequence.
test.describe.configure({ mode: 'default' });

let backend: OwnBackend;
const accounts = new Map<Role, Account>();

test.beforeAll(async () => {
  backend = await OwnBackend.start();
  for (const role of roles) accounts.set(role, role === 'anonymous' ? backend.stranger() : await backend.signIn(role));
  await admin().send('globals/site-info?locale=tr', 'POST', { title: 'Site' });
});

test.afterAll(() => backend.end());

function accountOf(role: Role): Account {
  const account = accounts.get(role);
  if (!account) throw new Error(`no account: ${role}`);
  return account;
}

const admin = () => accountOf('admin');

/** The names in `payload-types.ts`. `npm run check` compares that file with the configuration. */
function namesOf(kind: 'collections' | 'globals'): string[] {
  const types = readFileSync(path.join(import.meta.dirname, '../backend/src/payload-types.ts'), 'utf8');
  const [, block = ''] = new RegExp(`^  ${kind}: \\{\\n(.*?)^  \\};`, 'ms').exec(types) ?? [];
  return [...block.matchAll(/^ {4}'?([\w-]+)'?:/gm)].map(([, name = '']) => name).sort();
}

const idOf = ({ body }: Sent) => (body.doc as { id: number }).id;

const page = (changes: Json = {}): Json => {
  const pageKey = `roller-${randomUUID()}`;
  const sections = [{ blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'Başlık' }];
  return { pageKey, title: 'Roller', sections, _status: 'published', ...changes };
};

/** Creates a document for the collections where it matters that visitors see it or that another account owns it. */
const examples: Readonly<Record<string, () => Promise<number>>> = {
  pages: async () => idOf(await admin().send('pages', 'POST', page())),
  redirects: async () =>
    idOf(await admin().send('redirects', 'POST', { from: `/roller/${randomUUID()}`, to: '/page/x' })),
  media: async () => {
    const id = idOf(await admin().send('media?locale=tr', 'POST', pictureForm(randomUUID())));
    const title = { blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'A', backgroundImage: id };
    await admin().send('pages', 'POST', page({ sections: [title] }));
    return id;
  },
  users: async () => {
    const account = { name: 'Başkası', email: `${randomUUID()}@kemerkaya.example`, password: randomUUID() };
    return idOf(await admin().send('users', 'POST', { ...account, role: 'editor' }));
  },
};

/** An id that no document has. Access is checked before the document is looked up. */
const noId = 99_999_999;

async function versionOf(base: string, id?: number): Promise<number> {
  const query = id === undefined ? '' : `&where[parent][equals]=${id}`;
  const { body } = await admin().send(`${base}/versions?sort=-updatedAt&limit=1${query}`);
  return (body.docs as { id: number }[] | undefined)?.[0]?.id ?? noId;
}

type Attempt = [path: string, method: string, body?: Json];

/** @param base path of the collection or global; `one` and `many` address its documents, a global has only one */
function attempts(base: string, one: string, many: string, save: string, version: number): Record<Operation, Attempt> {
  return {
    read: [one, 'GET'],
    create: [base, 'POST', {}],
    createPublished: [base, 'POST', { _status: 'published' }],
    saveDraft: [`${one}?draft=true`, save, {}],
    saveDraftMany: [`${many}&draft=true`, save, {}],
    restoreAsDraft: [`${base}/versions/${version}?draft=true`, 'POST', {}],
    versions: [`${base}/versions`, 'GET'],
    duplicate: [`${one}/duplicate`, 'POST', {}],
    update: [one, save, {}],
    updateMany: [many, save, {}],
    publishOneLanguage: [`${one}?draft=true&publishSpecificLocale=tr`, save, {}],
    publish: [`${one}?draft=true`, save, { _status: 'published' }],
    publishMany: [`${many}&draft=true`, save, { _status: 'published' }],
    restore: [`${base}/versions/${version}`, 'POST', {}],
    withdraw: [one, save, { _status: 'draft' }],
    delete: [one, 'DELETE'],
    deleteMany: [many, 'DELETE'],
  };
}

/** Whether the operation was allowed. An answer that only rejects the values counts as allowed. */
function isAllowed(operation: Operation, { status, body }: Sent, isExample: boolean): boolean {
  expect([500, 502, 503], `${operation}: ${JSON.stringify(body)}`).not.toContain(status);
  if (status === 400) return operation.startsWith('create');
  if (status === 404) return !isExample && !/^(?:versions|restore|duplicate)/.test(operation);
  if (status > 299) return false;
  const isMany = operation.endsWith('Many');
  return !isMany || !isExample || (body.docs as unknown[]).length > 0;
}

type Kind = 'collection' | 'global';

function operationsOf(kind: Kind, slug: string, row: Row): Operation[] {
  const hasDrafts = row.admin.includes('publish');
  return (Object.keys(operations) as Operation[]).filter((operation) => {
    const isById = !operation.endsWith('Many') && operation !== 'read' && operation !== 'create';
    if (byKey.has(slug) && isById) return false;
    return operations[operation][kind] && (hasDrafts || !ofDrafts.has(operation));
  });
}

async function allowedOperations(kind: Kind, slug: string, row: Row, role: Role): Promise<Operation[]> {
  const allowed: Operation[] = [];
  for (const operation of operationsOf(kind, slug, row)) {
    const id = kind === 'collection' ? await examples[slug]?.() : undefined;
    const base = kind === 'collection' ? slug : `globals/${slug}`;
    const one = kind === 'global' ? base : id === undefined && operation === 'read' ? base : `${base}/${id ?? noId}`;
    const many = `${base}?where[id][equals]=${id ?? noId}`;
    const save = kind === 'global' ? 'POST' : 'PATCH';
    const version = await versionOf(base, id);
    const [address, method, body] = attempts(base, one, many, save, version)[operation];
    const sent = await accountOf(role).send(address, method, body);
    if (withoutCalls.has(slug)) expect([operation, sent.status]).toEqual([operation, 404]);
    else if (isAllowed(operation, sent, id !== undefined)) allowed.push(operation);
  }
  return allowed.sort();
}

test('the table has a row for every collection and every global', () => {
  expect(Object.keys(collections).sort()).toEqual(namesOf('collections'));
  expect(Object.keys(globals).sort()).toEqual(namesOf('globals'));
});

for (const [kind, table] of [
  ['collection', collections],
  ['global', globals],
] as const) {
  for (const [slug, row] of Object.entries(table)) {
    for (const role of roles) {
      test(`${role}, ${kind} ${slug}, allowed: ${row[role].join(', ') || 'nothing'}`, async () => {
        expect(await allowedOperations(kind, slug, row, role)).toEqual([...row[role]].sort());
      });
    }
  }
}

test('an editor locks a form in their own name only, and may take one over', async () => {
  const lock = (account: Account, id: unknown) =>
    account.send('payload-locked-documents', 'POST', { globalSlug: 'popup', user: { relationTo: 'users', value: id } });
  const [mine, other] = [accountOf('editor'), admin()];
  const idOfAccount = async (account: Account) => ((await account.send('users/me')).body.user as { id: number }).id;
  const [own, foreign] = [await idOfAccount(mine), await idOfAccount(other)];
  expect((await lock(mine, foreign)).status).toBe(403);
  const theirs = await lock(other, foreign);
  expect(theirs.status).toBe(201);
  const path = `payload-locked-documents/${idOf(theirs)}`;
  expect((await mine.send(path, 'PATCH', { globalSlug: 'footer' })).status).toBe(403);
  expect((await mine.send(path, 'PATCH', { user: { relationTo: 'users', value: own } })).status).toBe(200);
  expect((await mine.send(path, 'DELETE')).status).toBe(200);
});

test('of two administrators who demote each other at the same moment, one stays', async () => {
  const login = { email: `${randomUUID()}@kemerkaya.example`, password: randomUUID() };
  const first = await backend.signIn();
  await first.send('users', 'POST', { ...login, role: 'admin' });
  const signedIn = await backend.stranger().send('users/login', 'POST', login);
  const second = new Account(backend.url, String(signedIn.body.token));
  const before = (await first.send('users?where[role][equals]=admin&limit=100')).body.docs as { id: number }[];
  await Promise.all(
    before.map(({ id }, index) => (index ? second : first).send(`users/${id}`, 'PATCH', { role: 'editor' })),
  );
  const left = await backend.query(`SELECT count(*) AS n FROM users WHERE role = 'admin'`);
  expect([before.length, Number(left[0]?.n)]).toEqual([2, 1]);
});
