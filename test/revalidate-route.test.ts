/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { POST } from '@/app/api/revalidate/route';
import { sign } from '@/lib/webhook/revalidation';

let mockCanPrepare = true;
let mockCanTell = true;
let mockDone: string[] = [];

jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => mockDone.push(`marked ${tag}`) }));
jest.mock('next/server', () => ({ after: () => undefined }));
jest.mock('@/lib/webhook/renew', () => ({ renew: jest.fn() }));
jest.mock('@/lib/webhook/prepare', () => ({
  prepare: () => Promise.resolve(mockCanPrepare ? { states: new Map() } : undefined),
  refreshKept: () => undefined,
}));
jest.mock('@/lib/instances/instances', () => ({
  announceToInstances: (tags: string[]) => {
    mockDone.push(`told ${tags.join()}`);
    return Promise.resolve(mockCanTell);
  },
}));

const secret = 's'.repeat(32);
let folder = '';

beforeEach(async () => {
  [mockCanPrepare, mockCanTell, mockDone] = [true, true, []];
  folder = await mkdtemp(path.join(os.tmpdir(), 'webhook-'));
  process.env.PAGE_CACHE_DIR = folder;
  process.env.REVALIDATE_SECRET = secret;
});
afterEach(async () => {
  for (const name of ['PAGE_CACHE_DIR', 'REVALIDATE_SECRET']) Reflect.deleteProperty(process.env, name);
  await rm(folder, { recursive: true, force: true });
});

function announce(): Promise<Response> {
  const [body, timestamp] = [JSON.stringify({ tags: ['page:a'], nonce: '1' }), String(Date.now())];
  const headers = { 'x-timestamp': timestamp, 'x-signature': sign(secret, timestamp, body) };
  return POST(new Request('http://site/api/revalidate', { method: 'POST', headers, body }));
}

test('what could not be prepared is neither marked nor told to the other instances', async () => {
  mockCanPrepare = false;
  expect((await announce()).status).toBe(503);
  expect(mockDone).toEqual([]);
});

test('what was prepared is told and marked', async () => {
  expect((await announce()).status).toBe(200);
  expect(mockDone).toEqual(['told page:a', 'marked page:a']);
});

test('what the others cannot be told is marked here, and the sender repeats it', async () => {
  mockCanTell = false;
  expect((await announce()).status).toBe(503);
  expect(mockDone).toEqual(['told page:a', 'marked page:a']);
});
