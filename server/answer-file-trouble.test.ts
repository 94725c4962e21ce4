/** @jest-environment node */
import fs from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { answerFile } from './answer-file';
import { FinishedStore } from './finished/finished-store';
import { TestServer } from './support/listen';

let folder: string;
let server: TestServer;
const fileOf = (name: string) => path.join(folder, 'build/static', name);
const archived = () => path.join(folder, 'archive/former/_next/static');

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  await mkdir(path.dirname(fileOf('a')), { recursive: true });
  await mkdir(archived(), { recursive: true });
  process.env.STATIC_ARCHIVE_DIR = path.join(folder, 'archive');
  for (const name of ['gone.txt', 'moved.txt', 'broken.txt']) await writeFile(fileOf(name), name);
  await writeFile(path.join(archived(), 'moved.txt'), 'moved');
  await writeFile(fileOf('film.bin'), Buffer.alloc(30 * 1024 * 1024));
  const step = answerFile(new FinishedStore(10_000_000), path.join(folder, 'build'));
  server = await TestServer.start((request, response) => void step(request, response));
});

afterAll(async () => {
  delete process.env.STATIC_ARCHIVE_DIR;
  await server.stop();
  await rm(folder, { recursive: true });
});

/** A client that asks for a file, gets its first bytes and leaves. */
async function leaveEarly(address: string): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${address} HTTP/1.1\r\nhost: site\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  await wait(20);
  socket.destroy();
}

test('a file is closed when its client leaves in the middle', async () => {
  const opened = jest.spyOn(fs, 'createReadStream');
  for (let time = 0; time < 10; time += 1) await leaveEarly('/_next/static/film.bin');
  const files = opened.mock.results.map(({ value }) => value as fs.ReadStream);
  opened.mockRestore();
  expect(files).toHaveLength(10);
  for (let time = 0; time < 20 && files.some((file) => !file.closed); time += 1) await wait(50);
  expect(files.filter((file) => !file.closed)).toEqual([]);
});

const ways: readonly [string, string, Record<string, string>][] = [
  ['a plain request', 'GET', {}],
  ['one for a part', 'GET', { range: 'bytes=0-3' }],
  ['HEAD', 'HEAD', {}],
];

/** An answer, which has to come within a second. */
async function ask(name: string, method: string, headers: Record<string, string>) {
  const late = wait(1_000, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')));
  return Promise.race([server.ask(`/_next/static/${name}`, headers, method), late]);
}

test.each(ways)('a file that is gone since the start is not found (%s)', async (_way, method, asked) => {
  await rm(fileOf('gone.txt'), { force: true });
  const { status, headers } = await ask('gone.txt', method, asked);
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  for (const name of ['etag', 'content-range', 'last-modified']) expect(headers).not.toHaveProperty(name);
});

test.each(ways)('a file that is only in another release by now comes from there (%s)', async (_way, method, asked) => {
  await rm(fileOf('moved.txt'), { force: true });
  const { status, headers, body } = await ask('moved.txt', method, asked);
  expect([status, headers['content-length']]).toEqual([200, '5']);
  expect(body.toString()).toBe(method === 'HEAD' ? '' : 'moved');
});

test.each(ways)(
  'a file that the disk does not give is an error that nobody keeps (%s)',
  async (_way, method, asked) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await rm(fileOf('broken.txt'), { force: true });
    // It cannot be opened, whoever asks.
    await symlink('broken.txt', fileOf('broken.txt'));
    const { status, headers, body } = await ask('broken.txt', method, asked);
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(body.toString()).toBe(method === 'HEAD' ? '' : 'Service Unavailable\n');
    for (const name of ['etag', 'content-range', 'last-modified']) expect(headers).not.toHaveProperty(name);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^file: \/_next\/static\/broken\.txt: ELOOP/));
  },
);
