/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isOwnFolder, markerName, stateFileOf } from '../../../lib/storage/backup-folder.mjs';
import { root as project } from '../paths.mjs';
import { makeBackup } from './make-backup.mjs';
import { readBackupState } from './state.mjs';
import { jobFor, messageOf, root, secrets, stopped } from './test-installation';

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

it('what is refused says so, and leaves the result of the installation whose folder it is', async () => {
  const [first, second] = [await stopped('first'), await stopped('second')];
  const backUp = ({ database, media, uploads }: typeof first) =>
    spawnSync(process.execPath, ['scripts/backup.mjs'], {
      cwd: project,
      env: {
        ...{ ...process.env, ...secrets, DATABASE_URL: `file:${database.file}` },
        ...{ MEDIA_DIR: media, UPLOAD_DIR: uploads, BACKUP_DIR: dir() },
      },
      encoding: 'utf8',
    });
  expect(backUp(first).status).toBe(0);
  const before = readFileSync(path.join(dir(), 'last-backup.json'), 'utf8');
  const own = await stateFileOf(dir(), project, second.database);
  try {
    const { status, stderr } = backUp(second);
    expect([status, stderr]).toEqual([1, expect.stringContaining('backups of another installation')]);
    expect(readFileSync(path.join(dir(), 'last-backup.json'), 'utf8')).toBe(before);
    expect(await readBackupState(own)).toMatchObject({ isOk: false, message: stderr.trim() });
  } finally {
    rmSync(own, { force: true });
  }
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
  const { nameHash } = await import('../../../lib/storage/backup-folder.mjs');
  writeFileSync(marker, `${nameHash(postgres('postgres://site:secret@db.example:5432/site?sslmode=require'))}\n`);
  expect(await isOwnFolder(dir(), postgres('postgresql://other@DB.example/site'))).toBe(true);
  expect(await isOwnFolder(dir(), postgres('postgres://localhost/site?host=db.example&port=5432'))).toBe(true);
  expect(await isOwnFolder(dir(), postgres('postgres://site@db.example/site?port=5433'))).toBe(false);
  expect(await isOwnFolder(dir(), postgres('postgres://site@db.example/trial'))).toBe(false);
});

it('an address that `URL` refuses is one too, whatever account it names', async () => {
  await makeBackup(jobFor(await stopped('any')));
  const socket = (account: string) => postgres(`postgres://${account}@/site?host=/run/postgresql`);
  const { nameHash } = await import('../../../lib/storage/backup-folder.mjs');
  writeFileSync(path.join(dir(), markerName), `${nameHash(socket('site:secret'))}\n`);
  expect(await isOwnFolder(dir(), socket('other'))).toBe(true);
  writeFileSync(path.join(dir(), markerName), `${'0'.repeat(64)}\n`);
  expect(await stateFileOf(dir(), root, socket('site'))).toContain(path.join(root, '.data'));
});
