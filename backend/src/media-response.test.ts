import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { answerMissingFile } from './media-response';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'media-response-'));
  await writeFile(path.join(dir, 'a.jpg'), 'x');
});

afterAll(() => rm(dir, { recursive: true }));

async function answer(filename: string) {
  const handle = answerMissingFile(dir) as (req: unknown, args: unknown) => Promise<Response | undefined>;
  return (await handle({}, { params: { filename } }))?.status;
}

test('a file that is there is Payload’s to send, and a name that no file has is not found', async () => {
  expect(await answer('a.jpg')).toBeUndefined();
  expect(await answer('b.jpg')).toBe(404);
  expect(await answer('x'.repeat(300))).toBe(404);
  expect(await answer('../a.jpg')).toBeUndefined();
});

test('a disk that fails says nothing about the file', async () => {
  jest.spyOn(fs, 'stat').mockRejectedValue(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  expect(await answer('a.jpg')).toBeUndefined();
});
