import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { FolderStore } from '../../../lib/storage/folder-store.mjs';
import { filmDuration } from './film-duration';

const folder = mkdtempSync(path.join(os.tmpdir(), 'film-'));
const durationOf = (file: string) => filmDuration(new FolderStore(path.dirname(file)), path.basename(file));
const films = path.join(__dirname, '../../seed/demo/media/video');

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

test('reads the duration of a film, at any position of its header', async () => {
  const movie = box('moov', Buffer.concat([box('free', Buffer.alloc(9)), header(6_500, 1_000)]));
  expect(await durationOf(fileOf(start, movie, box('mdat', Buffer.alloc(500))))).toBe(6.5);
  expect(await durationOf(fileOf(start, box('mdat', Buffer.alloc(500)), movie))).toBe(6.5);
  expect(await durationOf(fileOf(start, box('moov', longHeader(90_000n, 600))))).toBe(150);
});

test('reads the durations of the demo content’s films', async () => {
  expect(await durationOf(path.join(films, 'company-film.mp4'))).toBeGreaterThan(5);
});

test('returns undefined for other files', async () => {
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
    expect(await durationOf(fileOf(...parts))).toBeUndefined();
  }
  expect(await durationOf(path.join(folder, 'none.mp4'))).toBeUndefined();
});

/** A box whose size is written as 64 bits. */
function longBox(type: string, content: Buffer, size = BigInt(16 + content.length)): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(size, 8);
  return Buffer.concat([head, content]);
}

/** A box that goes on to the end of the file. */
function openBox(type: string, content: Buffer): Buffer {
  const whole = box(type, content);
  whole.writeUInt32BE(0);
  return whole;
}

test('other boxes of any size are skipped', async () => {
  const movie = box('moov', header(6_500, 1_000));
  expect(await durationOf(fileOf(start, longBox('mdat', Buffer.alloc(500)), movie))).toBe(6.5);
  expect(await durationOf(fileOf(start, longBox('moov', header(6_500, 1_000))))).toBe(6.5);
  expect(await durationOf(fileOf(start, openBox('moov', header(6_500, 1_000))))).toBe(6.5);
  expect(await durationOf(fileOf(start, openBox('mdat', movie)))).toBeUndefined();
});

test('a box that ends outside its file or before its start is ignored', async () => {
  const movie = box('moov', header(6_500, 1_000));
  const tooLarge = Buffer.from(movie);
  tooLarge.writeUInt32BE(movie.length + 1);
  const tooSmall = box('free', Buffer.alloc(0));
  tooSmall.writeUInt32BE(4);
  expect(await durationOf(fileOf(start, tooLarge))).toBeUndefined();
  expect(await durationOf(fileOf(start, tooSmall, movie))).toBeUndefined();
  expect(await durationOf(fileOf(start, longBox('mdat', Buffer.alloc(8), 0n), movie))).toBeUndefined();
});

test('at most 200 boxes are read', async () => {
  const movie = box('moov', header(6_500, 1_000));
  const free = (count: number) => Array.from({ length: count }, () => box('free', Buffer.alloc(8)));
  expect(await durationOf(fileOf(...free(199), movie))).toBe(6.5);
  expect(await durationOf(fileOf(...free(200), movie))).toBeUndefined();
});

test('a film may last a day', async () => {
  const film = (seconds: number) => fileOf(start, box('moov', header(seconds, 1)));
  expect(await durationOf(film(86_400))).toBe(86_400);
  expect(await durationOf(film(86_401))).toBeUndefined();
});

test('a header that is too short is ignored, even if the file continues', async () => {
  const short = box('mvhd', header(6_500, 1_000).subarray(8, 39));
  expect(await durationOf(fileOf(start, box('moov', short), box('free', Buffer.alloc(100))))).toBeUndefined();
});
