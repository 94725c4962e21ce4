/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { markerName } from '../../../lib/storage/backup-folder.mjs';
import { makeBackup } from './make-backup.mjs';
import { jobFor, messageOf, placesIn, root, stopped } from './test-installation';

jest.setTimeout(60_000);

const archivesIn = (dir: string) => readdirSync(dir).filter((name) => name !== markerName);

it('what a killed backup has left is removed, and two at the same time are refused', async () => {
  const places = await stopped('original');
  const dir = path.join(root, 'backups');
  mkdirSync(path.join(dir, '.partial-left'), { recursive: true });
  // No process has this number.
  writeFileSync(path.join(dir, '.lock'), '2147483646');
  await makeBackup(jobFor(places), new Date('2026-01-01T00:00:00Z'));
  expect(archivesIn(dir)).toHaveLength(1);
  const results = await Promise.allSettled([makeBackup(jobFor(places)), makeBackup(jobFor(places))]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(archivesIn(dir)).toHaveLength(2);
});

it('a missing database is no reason to make an empty one', async () => {
  const places = placesIn('nothing');
  expect(await messageOf(makeBackup(jobFor(places)))).toMatch(/^there is no database at .*: is DATABASE_URL/);
  expect(existsSync(places.database.file)).toBe(false);
});

it('what cannot be read fails the backup, and leaves no archive', async () => {
  const places = await stopped('original');
  rmSync(places.uploads, { recursive: true });
  writeFileSync(places.uploads, 'no folder');
  await expect(makeBackup(jobFor(places))).rejects.toThrow('ENOTDIR');
  expect(readdirSync(path.join(root, 'backups'))).toEqual([]);
});

it('a library without any file fails the backup, and the archives there are stay', async () => {
  const places = await stopped('original');
  const job = jobFor(places);
  const last = new Date('2026-05-04T03:00:00Z');
  const { file } = await makeBackup(job, last);
  renameSync(places.media, `${places.media}-not-mounted`);
  for (const isThere of [false, true]) {
    if (isThere) mkdirSync(places.media);
    const message = await messageOf(makeBackup(job, new Date(last.getTime() + 60_000)));
    expect(message).toContain(
      `there is no file in ${places.media}, and the library of the database has 1: are MEDIA_DIR`,
    );
    expect(archivesIn(job.settings.dir)).toEqual([path.basename(file)]);
  }
  // What a restore replaces is kept all the same.
  await makeBackup(job, last, 'before-restore');
  expect(archivesIn(job.settings.dir)).toHaveLength(2);
});

it('where the clock was set back, the archive that was made is kept', async () => {
  const job = jobFor(await stopped('original'));
  const settings = { ...job.settings, keep: { days: 2, weeks: 0, months: 0 } };
  const made = [];
  for (const time of ['2026-05-03T03:00:00Z', '2026-05-04T03:00:00Z', '2001-01-01T00:10:00Z'])
    made.push(path.basename((await makeBackup({ ...job, settings }, new Date(time))).file));
  expect(archivesIn(settings.dir).sort()).toEqual(made.sort());
});
