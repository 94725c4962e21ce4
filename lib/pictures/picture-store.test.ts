/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  dropFormer,
  type Format,
  nearestVariant,
  readOriginal,
  sweepStore,
  writeOriginal,
  writeVariant,
} from './picture-store.mjs';

let root: string;

beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'pictures-'))));
afterEach(() => rmSync(root, { recursive: true }));

const revision = '0123456789ab';
const original = {
  source: 'a.jpg',
  revision,
  plainType: 'image/jpeg' as const,
  etag: '"1"',
  lastModified: null,
  checkedAt: 1,
};
const variant = (width: number, format: Format = 'avif', of = revision) => ({ kind: 'w', width, revision: of, format });
const files = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(path.basename(name)));
const names = () => files().map((name) => path.basename(name));

test('a record that is written by several at the same moment is there', async () => {
  await Promise.all(Array.from({ length: 20 }, () => writeOriginal(root, original)));
  expect(await readOriginal(root, original.source)).toEqual(original);
  expect(names()).toEqual(['original.json']);
});

test('the record of an original is found again, and not for another one', async () => {
  await writeOriginal(root, original);
  expect(await readOriginal(root, 'a.jpg')).toEqual(original);
  expect(await readOriginal(root, 'b.jpg')).toBeUndefined();
});

test('a missing width is replaced by the next wider one, or the widest, in an accepted format', async () => {
  for (const width of [320, 800, 1200]) await writeVariant(root, 'a.jpg', variant(width), Buffer.from('x'));
  await writeVariant(root, 'a.jpg', variant(480, 'webp'), Buffer.from('x'));
  const widthFor = async (width: number, formats: Format[]) =>
    (await nearestVariant(root, 'a.jpg', width, formats))?.width;
  expect(await widthFor(480, ['avif', 'plain'])).toBe(800);
  expect(await widthFor(480, ['avif', 'webp', 'plain'])).toBe(480);
  expect(await widthFor(2000, ['avif'])).toBe(1200);
  expect(await widthFor(480, ['plain'])).toBeUndefined();
});

test('pictures of older bytes are deleted', async () => {
  await writeVariant(root, 'a.jpg', variant(320), Buffer.from('x'));
  await writeVariant(root, 'a.jpg', variant(320, 'avif', 'ba9876543210'), Buffer.from('x'));
  await writeOriginal(root, original);
  await dropFormer(root, original);
  expect(names().sort()).toEqual(['original.json', `w320-${revision}.avif`]);
});

test('the oldest pictures of a full store are deleted, with their folders', async () => {
  for (let index = 0; index < 30; index += 1) {
    await writeVariant(root, `${index}.jpg`, variant(320), Buffer.alloc(5000));
  }
  const byName = files().sort();
  byName.forEach((name, index) => utimesSync(path.join(root, name), index + 1, index + 1));
  // Two blocks of 4 KB each.
  expect(await sweepStore(root, 30 * 8192)).toBe(30 * 8192);
  expect(await sweepStore(root, 20 * 8192)).toBeLessThanOrEqual(18 * 8192);
  expect(files().sort()).toEqual(byName.slice(12));
  expect(readdirSync(root)).toHaveLength(18);
});

test('old temporary files are deleted, current ones stay', async () => {
  await writeVariant(root, 'a.jpg', variant(320), Buffer.from('x'));
  const folder = path.join(root, readdirSync(root)[0] ?? '');
  for (const name of ['.old.avif.1.2', '.new.avif.1.2']) writeFileSync(path.join(folder, name), 'x');
  utimesSync(path.join(folder, '.old.avif.1.2'), 1, 1);
  await sweepStore(root, 1e9);
  expect(readdirSync(folder).sort()).toEqual(['.new.avif.1.2', `w320-${revision}.avif`]);
});
