/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { startS3 } from '../../scripts/lib/s3.mjs';
import { type FileStore, typeOf } from './file-store.mjs';
import { openBucket, openFolders } from './open-stores.mjs';
import { readS3Settings } from './s3-settings.mjs';

let server: Awaited<ReturnType<typeof startS3>>;
let folder: string;
let stores: Record<string, FileStore>;

/** A part of the bucket, as the variables say. */
async function openAs(more: Record<string, string>) {
  const env: Record<string, string> = { ...server.env, ...more };
  const settings = readS3Settings(
    (name) => env[name],
    (name) => new Error(name),
  );
  if (!settings) throw new Error('no S3');
  return openBucket(settings);
}

beforeAll(async () => {
  server = await startS3();
  folder = await mkdtemp(path.join(os.tmpdir(), 'stores-'));
  stores = {
    folder: openFolders({ media: path.join(folder, 'media'), uploads: path.join(folder, 'uploads') }).media,
    S3: (await openAs({ S3_PREFIX: 'site-1' })).media,
  };
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const storeOf = (kind: string) => stores[kind] as FileStore;
const read = async (store: FileStore, name: string, range?: string) => {
  const found = await store.open(name, range);
  return found && { text: (await buffer(found.body)).toString(), size: found.size, part: found.contentRange };
};

async function namesOf(store: FileStore, beginning?: string) {
  const names: string[] = [];
  for await (const { name } of store.list(beginning)) names.push(name);
  return names;
}

describe.each(['folder', 'S3'])('%s', (kind) => {
  it('gives back what was stored, and knows nothing of a name that was not', async () => {
    const store = storeOf(kind);
    await store.write('köprü 1.jpg', Buffer.from('merhaba'));
    await store.write('köprü 1.jpg', Buffer.from('dünya!'));
    expect(await read(store, 'köprü 1.jpg')).toEqual({ text: 'dünya!', size: 7, part: undefined });
    expect(await store.find('köprü 1.jpg')).toEqual({ name: 'köprü 1.jpg', size: 7 });
    expect([await store.find('none.jpg'), await store.open('none.jpg')]).toEqual([undefined, undefined]);
    await store.remove('köprü 1.jpg');
    await store.remove('köprü 1.jpg');
    expect(await store.find('köprü 1.jpg')).toBeUndefined();
  });

  it('gives parts, as browsers ask for those of films', async () => {
    const store = storeOf(kind);
    await store.write('film.mp4', Buffer.from('0123456789'));
    const parts = await Promise.all(
      ['bytes=2-4', 'bytes=7-', 'bytes=-2', 'bytes=8-99', 'bytes=a-b', 'lines=1-2'].map((range) =>
        read(store, 'film.mp4', range),
      ),
    );
    expect(parts.map((part) => [part?.text, part?.part])).toEqual([
      ['234', 'bytes 2-4/10'],
      ['789', 'bytes 7-9/10'],
      ['89', 'bytes 8-9/10'],
      ['89', 'bytes 8-9/10'],
      ['0123456789', undefined],
      ['0123456789', undefined],
    ]);
    await expect(store.open('film.mp4', 'bytes=10-')).rejects.toThrow(RangeError);
    await store.remove('film.mp4');
  });

  it('takes a file of the disk, lists what it has, and passes over what is unfinished', async () => {
    const store = storeOf(kind);
    const file = path.join(folder, 'source');
    await writeFile(file, 'x'.repeat(300_000));
    for (const name of ['b.jpg', 'portrait/b.jpg.webp', 'a.svg', 'empty.vtt'])
      await (name === 'empty.vtt' ? store.write(name, Buffer.alloc(0)) : store.copyIn(name, file));
    expect(await namesOf(store)).toEqual(['a.svg', 'b.jpg', 'empty.vtt', 'portrait/b.jpg.webp']);
    expect(await namesOf(store, 'portrait/')).toEqual(['portrait/b.jpg.webp']);
    expect(await read(store, 'empty.vtt')).toEqual({ text: '', size: 0, part: undefined });
    expect((await store.find('b.jpg'))?.size).toBe(300_000);
    expect(await readdir(folder)).toContain('source');
  });
});

it('deletes what a killed process has left half-written, once it is old enough', async () => {
  const left = path.join(folder, 'left');
  const { media } = openFolders({ media: left, uploads: folder });
  const half = `${randomUUID()}.part`;
  await media.write('portrait/crop.jpg.webp', new Uint8Array([1]));
  const names = [`portrait/crop.jpg.webp.${half}`, `new.jpg.${half}`, 'my.part'];
  for (const name of names) await writeFile(path.join(left, name), 'half');
  const hour = 60 * 60 * 1000;
  await utimes(path.join(left, names[0] ?? ''), new Date(), new Date(Date.now() - hour));
  expect(await media.removeUnfinished(hour)).toBe(1);
  expect((await readdir(left, { recursive: true })).sort()).toEqual([
    ...['my.part', `new.jpg.${half}`, 'portrait', 'portrait/crop.jpg.webp'],
  ]);
  expect(await media.removeUnfinished(0)).toBe(1);
  expect((await readdir(left)).sort()).toEqual(['my.part', 'portrait']);
  expect(await storeOf('S3').removeUnfinished(0)).toBe(0);
});

it('has nothing to delete in a folder that is not there yet', async () => {
  const { uploads } = openFolders({ media: folder, uploads: path.join(folder, 'none') });
  expect(await uploads.removeUnfinished(0)).toBe(0);
});

it('does not leave its folder', async () => {
  await storeOf('folder').write('../../outside.txt', Buffer.from('x'));
  expect(await namesOf(storeOf('folder'), 'outside')).toEqual(['outside.txt']);
});

it('keeps two installations of one bucket apart by their prefix', async () => {
  expect(await namesOf((await openAs({ S3_PREFIX: 'site-2' })).media)).toEqual([]);
});

it('says in one line that a key is refused, a bucket is missing, and a server is away', async () => {
  const problems = [
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'refused', /refuses the access key.*\(SignatureDoesNotMatch\)$/],
    [{ S3_BUCKET: 'another' }, 'refused', /has no bucket another$/],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'away', /cannot be reached/],
  ] as const;
  for (const [env, kind, message] of problems) {
    const { media } = await openAs(env);
    const calls = [() => namesOf(media), () => media.write('a.jpg', Buffer.from('x')), () => media.open('a.jpg')];
    const failures = await Promise.all(calls.map((call) => call().catch((error: unknown) => error)));
    for (const failure of failures) {
      expect(failure).toMatchObject({ name: 'StorageError', kind, message: expect.stringMatching(message) });
    }
  }
});

it('takes up again when a server is back, with what it had', async () => {
  const { media } = await openAs({});
  await media.write('kept.jpg', Buffer.from('kept'));
  await server.halt('stopped');
  await expect(media.open('kept.jpg')).rejects.toMatchObject({ kind: 'away' });
  await server.resume();
  expect(await read(media, 'kept.jpg')).toMatchObject({ text: 'kept' });
});

it('knows the types of the library by their endings', () => {
  expect(['a.JPG', 'b.svg', 'c.jpg.webp', 'd.html', 'e', 'f.woff2'].map(typeOf)).toEqual([
    'image/jpeg',
    'image/svg+xml',
    'image/webp',
    'application/octet-stream',
    'application/octet-stream',
    'font/woff2',
  ]);
});

test('in a folder, a name that no file can have is that of no file', async () => {
  const { folder: store } = stores;
  await store?.write('in/a.txt', Buffer.from('x'));
  for (const name of ['in', 'in/a.txt/b.txt', 'x'.repeat(300)]) {
    expect([await store?.find(name), await store?.open(name)]).toEqual([undefined, undefined]);
  }
});
