import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { filmDuration } from './film-duration';

const folder = mkdtempSync(path.join(os.tmpdir(), 'film-'));
const films = path.join(__dirname, '../../seed/media/video');

afterAll(() => rmSync(folder, { recursive: true }));

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function header(units: number, scale: number): Buffer {
  const content = Buffer.alloc(100);
  content.writeUInt32BE(scale, 12);
  content.writeUInt32BE(units, 16);
  return box('mvhd', content);
}

function longHeader(units: bigint, scale: number): Buffer {
  const content = Buffer.alloc(112);
  content[0] = 1;
  content.writeUInt32BE(scale, 20);
  content.writeBigUInt64BE(units, 24);
  return box('mvhd', content);
}

function fileOf(...parts: Buffer[]): string {
  const file = path.join(folder, `${Math.random()}.mp4`);
  writeFileSync(file, Buffer.concat(parts));
  return file;
}

const start = box('ftyp', Buffer.from('isom'));

test('a film says how long it is, wherever its header stands', async () => {
  const movie = box('moov', Buffer.concat([box('free', Buffer.alloc(9)), header(6_500, 1_000)]));
  expect(await filmDuration(fileOf(start, movie, box('mdat', Buffer.alloc(500))))).toBe(6.5);
  expect(await filmDuration(fileOf(start, box('mdat', Buffer.alloc(500)), movie))).toBe(6.5);
  expect(await filmDuration(fileOf(start, box('moov', longHeader(90_000n, 600))))).toBe(150);
});

test('the films of the demo content do', async () => {
  expect(await filmDuration(path.join(films, 'company-film.mp4'))).toBeGreaterThan(5);
});

test('what says nothing of the kind has no length', async () => {
  const endless = Buffer.from([0xff, 0xff, 0xff, 0xff]);
  for (const parts of [
    [],
    [Buffer.from('no film at all')],
    [start],
    [start, box('moov', header(0, 1_000))],
    [start, box('moov', header(1_000, 0))],
    [start, box('moov', header(0xffffffff, 1))],
    [start, box('moov', box('mvhd', Buffer.alloc(4)))],
    [Buffer.concat([endless, Buffer.from('moov')])],
    Array.from({ length: 300 }, () => box('free', Buffer.alloc(0))),
  ]) {
    expect(await filmDuration(fileOf(...parts))).toBeUndefined();
  }
  expect(await filmDuration(path.join(folder, 'none.mp4'))).toBeUndefined();
});
