import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { openFolders } from '../../../lib/storage/open-stores.mjs';

jest.mock('payload', () => ({ APIError: class extends Error {}, FileUploadError: class extends Error {} }));

import { inStore } from './media-in-store';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'media-in-store-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('notes only what an upload has made: the record of a drawing names the sizes of the picture that it replaces', async () => {
  const stores = openFolders({ media: path.join(folder, 'media'), uploads: path.join(folder, 'uploads') });
  const notes: unknown[] = [];
  const set = (_key: string, note: unknown) => Promise.resolve(notes.push(note));
  const { hooks } = inStore({ slug: 'media', fields: [] } satisfies CollectionConfig, stores);
  const [store] = hooks?.beforeChange?.slice(-1) ?? [];
  const data = { filename: 'b.svg', sizes: { w480: { filename: 'a-480.webp' } } };
  const req = { file: { data: Buffer.from('<svg/>') }, payload: { kv: { set } } };
  await store?.({ data, originalDoc: { filename: 'a.jpg' }, req } as never);
  expect(notes).toEqual([expect.objectContaining({ names: ['b.svg'] })]);
  expect(await stores.media.find('b.svg')).toBeDefined();
});
