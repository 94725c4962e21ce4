import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { backendHealth, storedFreeBytes, storesOnDisk } from './backend-checks';
import { startState } from './start-state';

let folder: string;
let clock = 0;

/** Results are shared for a second. */
const passSharedTime = () => void (clock += 2_000);

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'health-'));
  process.env.DATABASE_URL = `file:${folder}/content.db`;
  process.env.MEDIA_DIR = `${folder}/media`;
  process.env.UPLOAD_DIR = `${folder}/uploads`;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  passSharedTime();
});

afterEach(async () => {
  for (const name of ['DATABASE_URL', 'MEDIA_DIR', 'UPLOAD_DIR', 'BACKUP', 'BACKUP_DIR'])
    Reflect.deleteProperty(process.env, name);
  Object.assign(startState, { payload: undefined, isStarted: false });
  await rm(folder, { recursive: true });
});

const start = (count: () => Promise<unknown>) =>
  Object.assign(startState, { payload: { count } as unknown as Payload, isStarted: true });

test('an installation without any media or uploads yet is ready', async () => {
  start(async () => ({ totalDocs: 0 }));
  const checks = { start: 'ok', database: 'ok', media: 'ok', disk: 'ok' };
  expect(await backendHealth()).toEqual({ isHealthy: true, checks });
});

test('while it starts, and where the database hangs or fails, it is not ready and says why', async () => {
  expect(await backendHealth()).toMatchObject({
    isHealthy: false,
    checks: { start: 'starting', database: 'starting' },
  });
  start(() => Promise.reject(new Error('no such table')));
  passSharedTime();
  expect(await backendHealth()).toMatchObject({ isHealthy: false, checks: { start: 'ok', database: 'failed' } });
  start(() => new Promise(() => undefined));
  passSharedTime();
  expect(await backendHealth()).toMatchObject({ isHealthy: false, checks: { database: 'slow' } });
});

test('where the media folder cannot be one, it is not ready', async () => {
  start(async () => ({ totalDocs: 0 }));
  await writeFile(`${folder}/media`, 'a file');
  process.env.MEDIA_DIR = `${folder}/media/below`;
  const { isHealthy, checks } = await backendHealth();
  expect([isHealthy, checks?.database]).toEqual([false, 'ok']);
  expect(checks?.media).not.toBe('ok');
});

async function withBucket(check: () => Promise<void>): Promise<void> {
  const bucket = { S3_BUCKET: 'media', S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'id' };
  Object.assign(process.env, { ...bucket, S3_SECRET_ACCESS_KEY: 'secret' });
  try {
    await check();
  } finally {
    for (const name of [...Object.keys(bucket), 'S3_SECRET_ACCESS_KEY']) Reflect.deleteProperty(process.env, name);
  }
}

test('a bucket is named, and one that does not answer does not stop the backend', async () => {
  start(async () => ({ totalDocs: 0 }));
  await withBucket(async () => {
    expect(await backendHealth()).toEqual({
      isHealthy: true,
      checks: { start: 'ok', database: 'ok', s3: 'failed', disk: 'ok' },
    });
  });
});

test('the room is measured where something is stored, not where files only pass through', async () => {
  expect(await storedFreeBytes()).toBeGreaterThan(0);
  await withBucket(async () => {
    expect(await storedFreeBytes()).toBeGreaterThan(0);
    process.env.DATABASE_URL = 'postgres://site@127.0.0.1/site';
    process.env.BACKUP = 'off';
    expect([storesOnDisk(), await storedFreeBytes()]).toEqual([false, undefined]);
  });
});

test('where archives are made every night, the room for them is measured, and the backend runs on without it', async () => {
  start(async () => ({ totalDocs: 0 }));
  await withBucket(async () => {
    Object.assign(process.env, { DATABASE_URL: 'postgres://site@127.0.0.1/site', BACKUP_DIR: `${folder}/archives` });
    // The folder is made by the first backup.
    expect([storesOnDisk(), await storedFreeBytes()]).toEqual([true, expect.any(Number)]);
    await writeFile(`${folder}/archives`, 'a file');
    await expect(storedFreeBytes()).rejects.toThrow('not a folder');
    expect(await backendHealth()).toMatchObject({ isHealthy: true, checks: { disk: 'ok' } });
    // It does not hide the room of the others.
    process.env.DATABASE_URL = `file:${folder}/content.db`;
    expect(await storedFreeBytes()).toBeGreaterThan(0);
  });
});
