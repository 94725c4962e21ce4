import type { PayloadRequest } from 'payload';

jest.mock('payload', () => ({ enforceMaxVersions: () => undefined }));
jest.mock('../editing/trail/record-changes', () => ({ recordAction: () => undefined }));
jest.mock('../editing/pages/authors', () => ({
  rememberAuthor: (_: unknown, name: string, updatedAt: string, author: string) => {
    authors.push([name, updatedAt, author]);
  },
}));

import { onPart } from '../editing/parts/read-part';
import { restoreAsDraft } from './restore-as-draft';

let authors: [name: string, updatedAt: string, author: string][];
let versions: { title: string; updatedAt: string; _status: string }[];

const later = () => new Promise((resolve) => setTimeout(resolve, 1));

const request = () => {
  const db = {
    name: 'sqlite',
    findGlobalVersions: () => Promise.resolve({ docs: [{ id: 7, version: { title: 'Eski', _status: 'published' } }] }),
    createGlobalVersion: ({ versionData }: { versionData: (typeof versions)[number] }) => {
      versions.push(versionData);
      return Promise.resolve();
    },
  };
  const payload = { db, globals: { config: [{ slug: 'footer', versions: { max: 50 } }] } };
  const user = { id: 1, role: 'editor', name: 'Ece', email: 'ece@site.example' };
  return { payload, user, routeParams: { id: '7' }, t: (key: string) => key } as unknown as PayloadRequest;
};

const restore = (req: PayloadRequest) => restoreAsDraft('footer').handler(req);

beforeEach(() => {
  authors = [];
  versions = [];
});

test('a restored version has the account that restored it as its author', async () => {
  expect((await restore(request())).status).toBe(200);
  const [restored] = versions;
  expect(restored).toMatchObject({ title: 'Eski', _status: 'draft' });
  expect(authors).toEqual([['footer', restored?.updatedAt, 'Ece']]);
});

test('a version is not restored in the middle of a save, which would overwrite it', async () => {
  const order: string[] = [];
  const saved = onPart(request(), 'footer', async () => {
    for (let step = 0; step < 5; step += 1) await later();
    order.push(`saved after ${versions.length} restored`);
  });
  await Promise.all([saved, restore(request())]);
  expect([order, versions.length]).toEqual([['saved after 0 restored'], 1]);
});
