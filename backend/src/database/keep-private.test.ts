import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closePlaces, makeFilesPrivate } from './keep-private';

const root = mkdtempSync(path.join(os.tmpdir(), 'private-'));
const modeOf = (place: string) => statSync(place).mode & 0o7777;

function open(name: string, mode: number): string {
  const place = path.join(root, name);
  mkdirSync(place, { recursive: true });
  chmodSync(place, mode);
  return place;
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('removes the rights of others', () => {
  const [data, uploads] = [open('data', 0o755), open('uploads', 0o777)];
  const database = path.join(data, 'content.db');
  for (const file of [database, `${database}-wal`]) {
    writeFileSync(file, '');
    chmodSync(file, 0o644);
  }
  expect(closePlaces({ folders: [uploads, path.join(root, 'none')], database })).toEqual([]);
  expect([data, uploads].map(modeOf)).toEqual([0o700, 0o700]);
  expect([database, `${database}-wal`].map(modeOf)).toEqual([0o600, 0o600]);
});

it('leaves a shared folder as it is, and reports it', () => {
  const shared = open('shared', 0o1777);
  const database = path.join(shared, 'content.db');
  writeFileSync(database, '');
  expect(closePlaces({ folders: [], database })).toEqual([shared]);
  expect(modeOf(shared)).toBe(0o1777);
  expect(modeOf(database)).toBe(0o600);
});

it('keeps files and folders that are made from now on from others', () => {
  const before = process.umask();
  makeFilesPrivate();
  const file = path.join(root, 'new.db');
  writeFileSync(file, '');
  mkdirSync(path.join(root, 'new'));
  process.umask(before);
  expect([file, path.join(root, 'new')].map(modeOf)).toEqual([0o600, 0o700]);
});
