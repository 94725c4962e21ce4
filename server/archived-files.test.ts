/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ArchivedFiles } from './archived-files';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<Record<string, unknown>>('node:fs/promises');
  return { ...real, readdir: jest.fn(real.readdir as () => Promise<string[]>) };
});

let archive: string;
let files: ArchivedFiles;
let now = 0;
/** The folder is looked through once a second at most. */
const aSecondLater = () => void (now += 1_000);

beforeEach(async () => {
  archive = await mkdtemp(path.join(os.tmpdir(), 'archive-'));
  process.env.STATIC_ARCHIVE_DIR = archive;
  files = new ArchivedFiles();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(async () => {
  delete process.env.STATIC_ARCHIVE_DIR;
  await rm(archive, { recursive: true, force: true });
});

async function add(release: string, address: string, content = release): Promise<void> {
  const file = path.join(archive, release, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

const read = async (address: string) => (await files.read(address))?.body.toString();

const script = '/_next/static/chunks/a-1.js';

test('a file is found in the release that has it, with its compressed copies', async () => {
  await add('one', '/_next/static/chunks/b.js');
  await add('two', script);
  await add('two', `${script}.br`, 'small');
  expect(await files.read(script)).toEqual({
    file: path.join(archive, 'two', script),
    body: Buffer.from('two'),
    twins: { br: Buffer.from('small') },
  });
  expect(await read('/_next/static/chunks/none.js')).toBeUndefined();
});

test('a release that comes or goes while the server runs', async () => {
  expect(await read(script)).toBeUndefined();
  await add('one', script);
  expect(await read(script)).toBeUndefined();
  aSecondLater();
  expect(await read(script)).toBe('one');
  await add('two', script);
  await rm(path.join(archive, 'one'), { recursive: true });
  expect(await read(script)).toBe('two');
  await add('two', '/_next/static/chunks/late.js');
  aSecondLater();
  expect(await read('/_next/static/chunks/late.js')).toBe('two');
});

test('what is not there is looked for once a second, however often it is asked for', async () => {
  await read(script);
  jest.mocked(readdir).mockClear();
  await Promise.all(Array.from({ length: 20 }, (_, index) => read(`/_next/static/chunks/${index}.js`)));
  expect(readdir).not.toHaveBeenCalled();
});

test('a look that fails takes nothing away', async () => {
  await add('one', script);
  await read(script);
  aSecondLater();
  await add('two', '/_next/static/chunks/b.js');
  const fails = Object.assign(new Error('EIO'), { code: 'EIO' });
  jest
    .mocked(readdir)
    .mockResolvedValueOnce(['one', 'two'] as never)
    .mockRejectedValueOnce(fails);
  expect(await read('/_next/static/chunks/b.js')).toBeUndefined();
  expect([await read(script), await read('/_next/static/chunks/b.js')]).toEqual(['one', 'two']);
});

test('what is known is found without a look at the folder', async () => {
  await add('one', script);
  await read(script);
  jest.mocked(readdir).mockClear();
  expect(await read(script)).toBe('one');
  expect(readdir).not.toHaveBeenCalled();
});

test('a release that is being written is not looked into', async () => {
  await add('.half', script);
  expect(await read(script)).toBeUndefined();
});

test('a volume that does not answer is given up, is not asked by others meanwhile, and is back when it answers', async () => {
  await add('one', script);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  let answer: (names: string[]) => void = () => undefined;
  const promise = new Promise<string[]>((resolve) => (answer = resolve));
  jest.mocked(readdir).mockClear();
  jest.mocked(readdir).mockImplementationOnce((() => promise) as never);
  const asked = [read(script), read('/_next/static/chunks/b.js')];
  await jest.advanceTimersByTimeAsync(3_000);
  await new Promise(setImmediate);
  expect(await Promise.all(asked)).toEqual([undefined, undefined]);
  expect(readdir).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  answer(['one']);
  expect(await read(script)).toBe('one');
});

test.each([
  '/release.json',
  '/_next/static/../secret',
  '/_next/static/.secret',
  '/_next/static/%2e%2e/secret',
  '/_next/static/chunks',
  '/_next/static/chunks/a.js.br',
  '/fonts',
])('%s is no file that a release archives', async (address) => {
  for (const file of ['/release.json', '/secret', '/_next/static/.secret', '/fonts/a.woff2']) await add('one', file);
  await add('one', '/_next/static/chunks/a.js.br');
  expect(await read(address)).toBeUndefined();
});

test('without an archive nothing is found', async () => {
  await rm(archive, { recursive: true });
  expect(await read(script)).toBeUndefined();
  delete process.env.STATIC_ARCHIVE_DIR;
  expect(await read(script)).toBeUndefined();
});
