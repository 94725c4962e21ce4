import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { type Stores, openFolders } from '../../../lib/storage/open-stores.mjs';
import { noteUnclaimed, removeNoted, removeUnclaimed } from './unclaimed-files';

const HOUR_MS = 60 * 60 * 1000;

let folder: string;
let stores: Stores;
let kept: Map<string, unknown>;
let records: { collection: string; name: string }[];
let payload: Payload;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'unclaimed-'));
  stores = openFolders({ media: path.join(folder, 'media'), uploads: path.join(folder, 'uploads') });
  [kept, records] = [new Map(), []];
  const kv = {
    set: async (key: string, value: unknown) => void kept.set(key, value),
    get: async (key: string) => kept.get(key),
    delete: async (key: string) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
  const count = async ({ collection, where }: { collection: string; where: Record<string, { equals: string }> }) => {
    const wanted = Object.values(where)[0]?.equals;
    return { totalDocs: records.filter((record) => record.collection === collection && record.name === wanted).length };
  };
  payload = { kv, db: { count } } as unknown as Payload;
  kept.set('something-else', {});
  for (const [kind, name] of [
    ['media', 'a.jpg'],
    ['media', 'a-480x270.webp'],
    ['uploads', 'b.pdf'],
    ['uploads', 'not-noted.pdf'],
  ] as const)
    await stores[kind].write(name, Buffer.from('x'));
});

afterEach(() => rm(folder, { recursive: true }));

async function left() {
  const names: string[] = [];
  for (const store of [stores.media, stores.uploads]) for await (const { name } of store.list()) names.push(name);
  return names;
}

const laterBy = (hours: number) => removeUnclaimed(payload, stores, Date.now() + hours * HOUR_MS);

test('files of an upload that ended half way are deleted after an hour, and nothing that nobody noted', async () => {
  await noteUnclaimed(payload, 'media', ['a.jpg', 'a-480x270.webp']);
  await noteUnclaimed(payload, 'uploads', ['b.pdf']);
  expect(await laterBy(0.9)).toBe(0);
  expect(await laterBy(1.1)).toBe(3);
  expect(await left()).toEqual(['not-noted.pdf']);
  expect([...kept.keys()]).toEqual(['something-else']);
});

test('files with a record stay, and are no longer noted', async () => {
  await noteUnclaimed(payload, 'media', ['a.jpg', 'a-480x270.webp']);
  records.push({ collection: 'media', name: 'a.jpg' });
  expect(await laterBy(2)).toBe(0);
  expect(await left()).toContain('a-480x270.webp');
  expect([...kept.keys()]).toEqual(['something-else']);
});

test('a picture that is added again while it is deleted stays', async () => {
  await noteUnclaimed(payload, 'media', ['a.jpg', 'a-480x270.webp']);
  records.push({ collection: 'media', name: 'a.jpg' });
  expect(await removeNoted(payload, stores, 'media', ['a.jpg', 'a-480x270.webp'])).toBe(0);
  expect(await left()).toContain('a.jpg');
});

test('a file that cannot be deleted now is deleted later', async () => {
  await noteUnclaimed(payload, 'uploads', ['b.pdf']);
  const { remove } = stores.uploads;
  stores.uploads.remove = () => Promise.reject(new Error('away'));
  await expect(removeNoted(payload, stores, 'uploads', ['b.pdf'])).rejects.toThrow('away');
  await expect(laterBy(2)).rejects.toThrow('away');
  stores.uploads.remove = remove;
  expect(await laterBy(2)).toBe(1);
  expect(await left()).not.toContain('b.pdf');
});
