import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload';

interface Version {
  id: number;
  parent: number | null;
  latest: boolean;
}
type Test = (row: Version) => unknown;

/** The table of versions, with conditions as functions of a row. */
let versions: Version[] = [];

jest.mock('payload', () => ({ enforceMaxVersions: () => undefined }));
jest.mock('../checks/gate', () => ({ checked: { isChecked: true } }));
jest.mock('./authors', () => ({ rememberAuthor: () => undefined }));
jest.mock('@payloadcms/db-sqlite/drizzle', () => ({
  eq: (name: keyof Version, value: unknown) => (row: Version) => row[name] === value,
  gt: (name: 'id', value: number) => (row: Version) => row[name] > value,
  and:
    (...tests: Test[]) =>
    (row: Version) =>
      tests.every((test) => test(row)),
  or:
    (...tests: Test[]) =>
    (row: Version) =>
      tests.some((test) => test(row)),
  sql: (_: unknown, name: 'id', value: number) => (row: Version) => row[name] === value,
}));
jest.mock('./open-versions', () => ({
  openVersions: () => ({
    table: { id: 'id', parent: 'parent', latest: 'latest' },
    db: {
      select: () => ({ from: () => ({ where: (isMeant: Test) => Promise.resolve(versions.filter(isMeant)) }) }),
      delete: () => ({
        where: (isMeant: Test) => Promise.resolve(void (versions = versions.filter((row) => !isMeant(row)))),
      }),
      update: () => ({
        set: ({ parent, latest }: { parent?: number; latest: Test }) => ({
          where: (isMeant: Test) => {
            versions = versions.map((row) =>
              isMeant(row) ? { ...row, parent: parent ?? row.parent, latest: Boolean(latest(row)) } : row,
            );
            return Promise.resolve();
          },
        }),
      }),
    },
  }),
}));

import { dropLeftover, forgetLeftover } from './leftover-publications';
import { finishLater, finishPublications } from './publication';
import type { DraftPage } from './read-page';
import { writeDraft } from './write-draft';

const page = { id: 1, updatedAt: '2026-01-01T00:00:00.000Z' } as DraftPage;
const intent = { page: 1, version: 10, status: 'published' } as const;
const version = (id: number, latest = false): Version => ({ id, parent: 1, latest });

let stored: Map<string, unknown>;
let published: number;
let isFull: boolean;

const write = <T>(work: () => T) => (isFull ? Promise.reject(new Error('disk full')) : Promise.resolve(work()));
const payload = {
  db: {
    name: 'sqlite',
    createVersion: () =>
      write(() => {
        const id = Math.max(...versions.map((each) => each.id)) + 1;
        versions.push({ id, parent: null, latest: true });
        return { id };
      }),
  },
  kv: {
    keys: () => Promise.resolve([...stored.keys()]),
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => write(() => stored.set(key, value)),
    delete: (key: string) => write(() => stored.delete(key)),
  },
  update: () => write(() => published++),
  logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
  collections: { pages: { config: {} } },
} as unknown as Payload;
const req = { payload } as PayloadRequest;

const newest = () => versions.find(({ latest }) => latest)?.id;

/** What a full disk leaves: neither the publication nor its end is stored. */
async function failToPublish() {
  const publish = () => {
    isFull = true;
    return payload.update({} as never);
  };
  await expect(finishLater(payload, intent, publish)).rejects.toThrow('disk full');
  isFull = false;
}

beforeEach(async () => {
  versions = [version(10, true)];
  published = 0;
  isFull = false;
  stored = new Map();
  await dropLeftover(payload, 1);
});

test('a publication that a killed process left is finished by the next start', async () => {
  stored.set('page-publication:1', intent);
  versions = [version(10), version(11, true)];
  await finishPublications(payload);
  expect([published, newest(), stored.size]).toEqual([1, 10, 0]);
});

test('a publication that failed on a full disk is finished by the next start', async () => {
  await failToPublish();
  expect(stored.size).toBe(1);
  await finishPublications(payload);
  expect([published, stored.size]).toEqual([1, 0]);
});

test('drafts saved after a publication that failed on a full disk are still there after the next start', async () => {
  await failToPublish();
  await writeDraft(req, page, 'Ece');
  await finishPublications(payload);
  expect([published, newest()]).toEqual([0, 11]);
});

test('so are drafts saved in the admin', async () => {
  await failToPublish();
  const hook = { operation: 'update', originalDoc: page, data: {}, req };
  await forgetLeftover(hook as unknown as Parameters<CollectionBeforeChangeHook>[0]);
  versions = [version(10), version(11, true)];
  await finishPublications(payload);
  expect([published, newest()]).toEqual([0, 11]);
});

test('and drafts saved after a start that could not finish the publication', async () => {
  await failToPublish();
  isFull = true;
  await finishPublications(payload);
  isFull = false;
  await writeDraft(req, page, 'Ece');
  await finishPublications(payload);
  expect([published, newest()]).toEqual([0, 11]);
});

test('a publication leaves one version at most: where there are more, they are drafts, and are kept', async () => {
  stored.set('page-publication:1', intent);
  versions = [version(10), version(11), version(12, true)];
  await finishPublications(payload);
  expect([published, newest(), versions.length, stored.size]).toEqual([0, 12, 3, 0]);
});

test('a publication after one that failed is finished by the next start, if its process is killed', async () => {
  await failToPublish();
  let isBegun = false;
  const killed = finishLater(payload, { ...intent, version: 12 }, async () => {
    const hook = { operation: 'update', originalDoc: page, data: {}, req };
    await forgetLeftover(hook as unknown as Parameters<CollectionBeforeChangeHook>[0]);
    isBegun = true;
    return new Promise(() => undefined);
  });
  await new Promise(setImmediate);
  expect([isBegun, stored.get('page-publication:1')]).toEqual([true, { ...intent, version: 12 }]);
  void killed;
});
