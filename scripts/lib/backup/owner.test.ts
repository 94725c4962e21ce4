/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { makeBackup } from './make-backup.mjs';
import { isOwnFolder, markerName } from './owner.mjs';
import { jobFor, messageOf, root, stopped } from './test-installation';

jest.setTimeout(60_000);

const dir = () => path.join(root, 'backups');
const postgres = (url: string) => ({ dialect: 'postgres' as const, url });

it('a second installation makes no backup in the folder of the first', async () => {
  const first = await stopped('first');
  const second = await stopped('second');
  await makeBackup(jobFor(first), new Date('2026-01-01T00:00:00Z'));
  const made = readdirSync(dir()).sort();
  expect(await messageOf(makeBackup(jobFor(second)))).toBe(
    `BACKUP_DIR holds the backups of another installation: name another folder, or, if this database has taken its place, delete ${path.join(dir(), markerName)}`,
  );
  expect(readdirSync(dir()).sort()).toEqual(made);
  expect([await isOwnFolder(dir(), first.database), await isOwnFolder(dir(), second.database)]).toEqual([true, false]);
  // What a restore replaces is kept all the same.
  await makeBackup(jobFor(second), new Date(), 'before-restore');
  await makeBackup(jobFor(first), new Date('2026-01-02T00:00:00Z'));
});

it('a database that has moved goes on once the marker is deleted; half a marker counts as none', async () => {
  await makeBackup(jobFor(await stopped('former')), new Date('2026-01-01T00:00:00Z'));
  const moved = await stopped('moved');
  rmSync(path.join(dir(), markerName));
  await makeBackup(jobFor(moved), new Date('2026-01-02T00:00:00Z'));
  expect(await isOwnFolder(dir(), moved.database)).toBe(true);
  writeFileSync(path.join(dir(), markerName), '12');
  expect(await isOwnFolder(dir(), moved.database)).toBe(true);
});

it('backends of one database share a folder, whatever account they use', async () => {
  const { database } = await stopped('any');
  await makeBackup(jobFor({ ...(await stopped('one')), database }));
  const marker = path.join(dir(), markerName);
  expect(readFileSync(marker, 'utf8')).toMatch(/^[\da-f]{64}\n$/);
  const { nameHash } = await import('./owner.mjs');
  writeFileSync(marker, `${nameHash(postgres('postgres://site:secret@db.example:5432/site?sslmode=require'))}\n`);
  expect(await isOwnFolder(dir(), postgres('postgresql://other@DB.example/site'))).toBe(true);
  expect(await isOwnFolder(dir(), postgres('postgres://site@db.example/trial'))).toBe(false);
});
