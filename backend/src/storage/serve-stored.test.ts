import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { FolderStore } from '../../../lib/storage/folder-store.mjs';
import { serveStored } from './serve-stored';

let store: FolderStore;

beforeAll(async () => {
  store = new FolderStore(await mkdtemp(path.join(os.tmpdir(), 'serve-stored-')));
  for (const name of ['a.jpg', 'font.woff2', 'windows.jfif', 'none'])
    await store.write(name, Buffer.from('0123456789'));
});

afterAll(() => rm(store.folder, { recursive: true }));

/** What a visitor gets of a file whose record says that it is a JPEG. */
async function ask(filename: string, range?: string) {
  const findOne = () => Promise.resolve(filename === 'b.jfif' ? null : { id: 1, mimeType: 'image/jpeg' });
  const headers = new Headers(range ? { range } : {});
  const req = { headers, payload: { db: { findOne } } } as unknown as PayloadRequest;
  const params = { collection: 'media', filename };
  const answer = (await serveStored(store)(req, { params } as Parameters<
    ReturnType<typeof serveStored>
  >[1])) as Response;
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

it.each([
  ['a.jpg', 'image/jpeg'],
  ['font.woff2', 'font/woff2'],
  ['windows.jfif', 'image/jpeg'],
  ['none', 'image/jpeg'],
])('sends %s as %s', async (name, type) => {
  expect(await ask(name)).toEqual({ status: 200, type, text: '0123456789' });
  expect(await ask(name, 'bytes=2-3')).toEqual({ status: 206, type, text: '23' });
});

it.each(['b.jpg', 'b.jfif', 'x'.repeat(300), '../a.jpg'])('does not find %s', async (name) => {
  expect((await ask(name)).status).toBe(404);
});

it('has no part beyond the end', async () => {
  expect((await ask('a.jpg', 'bytes=20-')).status).toBe(416);
});
