/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { backendRoot, root as project } from '../paths.mjs';
import { makeBackup } from './make-backup.mjs';
import { journalOf } from './switch.mjs';
import { jobFor, root, secrets, startInstallation, stopped, titlesIn } from './test-installation';

jest.setTimeout(60_000);

type Places = Awaited<ReturnType<typeof stopped>>;

/** An archive that the program knows all migrations of. */
async function archiveOf(title: string): Promise<string> {
  const { places, database } = await startInstallation('original');
  const [known = ''] = readdirSync(path.join(backendRoot, 'src/migrations/sqlite')).filter((name) => /^\d/.test(name));
  await database.execute({ sql: 'UPDATE payload_migrations SET name = ?', args: [path.parse(known).name] });
  await database.execute({ sql: 'UPDATE pages SET title = ?', args: [title] });
  return (await makeBackup(jobFor(places))).file;
}

/** A restore that was killed before its last rename. */
function interrupt({ media }: Places): void {
  const staged = `${media}.restoring`;
  mkdirSync(staged);
  writeFileSync(path.join(staged, 'of-the-first.jpg'), 'x');
  const steps = [
    { from: media, to: `${media}.before-restore-x` },
    { from: staged, to: media },
  ];
  writeFileSync(journalOf(media), JSON.stringify(steps));
}

function runWith(env: Record<string, string>, program: string, places: Places, ...args: string[]) {
  const { database, media, uploads } = places;
  const named = { DATABASE_URL: `file:${database.file}`, MEDIA_DIR: media, UPLOAD_DIR: uploads };
  return spawnSync(process.execPath, [`scripts/${program}.mjs`, ...args], {
    cwd: project,
    env: { ...process.env, ...secrets, ...named, BACKUP_DIR: path.join(root, 'backups'), ...env },
    encoding: 'utf8',
  });
}

const run = (places: Places, ...args: string[]) => runWith({}, 'restore', places, ...args);

it('an archive that is named after an interrupted restore is restored too', async () => {
  const file = await archiveOf('Yedek');
  const places = await stopped('existing', 'Yeni');
  interrupt(places);
  const { status, stdout } = run(places, file);
  expect(stdout).toMatch(
    /^restore: into SQLite .+\nrestore: the interrupted restore is finished\nrestore: the content of \S+ is in place/,
  );
  expect(status).toBe(0);
  expect(await titlesIn(places)).toEqual(['Yedek']);
});

it('without a file, an interrupted restore is finished, and the database stays', async () => {
  const places = await stopped('existing', 'Yeni');
  interrupt(places);
  const { status, stdout } = run(places);
  const { database, media, uploads } = places;
  expect([status, stdout]).toEqual([
    0,
    `restore: into SQLite ${database.file}, files in ${media} and ${uploads}\nrestore: the interrupted restore is finished\n`,
  ]);
  expect(readdirSync(places.media)).toEqual(['of-the-first.jpg']);
});

it('no archive is checked while a restore is interrupted, and nothing is finished', async () => {
  const file = await archiveOf('Yedek');
  const places = await stopped('existing', 'Yeni');
  interrupt(places);
  const { status, stderr } = run(places, file, '--check');
  expect(status).toBe(1);
  expect(stderr).toBe(
    'restore: another restore was interrupted, so nothing is checked; run npm run restore again to finish it\n',
  );
  expect(existsSync(`${places.media}.restoring`)).toBe(true);
});

it.each([
  [{}, ['--chek'], "Unknown option '--chek'"],
  [{}, ['check'], 'what is check?'],
  [{ npm_config_check: 'true' }, [], 'npm took --check: npm run restore -- … --check'],
])('with %j and %j nothing is restored', async (env, args, line) => {
  const file = await archiveOf('Yedek');
  const places = await stopped('existing', 'Yeni');
  const { status, stderr } = runWith(env, 'restore', places, file, ...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(line)]);
  expect(await titlesIn(places)).toEqual(['Yeni']);
});

it.each([
  [{}, ['--keep'], "Unknown option '--keep'"],
  [{}, ['kept'], "Unexpected argument 'kept'"],
  [{ npm_config_kept: 'true' }, [], 'npm took --kept: npm run backup -- … --kept'],
])('with %j and %j no backup is made', async (env, args, line) => {
  const { status, stderr } = runWith(env, 'backup', await stopped('original'), ...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(line)]);
  expect(existsSync(path.join(root, 'backups'))).toBe(false);
});

it('a backup says first what it is of', async () => {
  const places = await stopped('original');
  const { stdout } = runWith({}, 'backup', places);
  expect(stdout).toMatch(
    /^backup: of SQLite \S+original\/content\.db, files in \S+media and \S+uploads\nbackup: \S+\.tar\.gz /,
  );
  const url = 'postgres://site:a-password@127.0.0.1:9/site?sslmode=disable';
  const bucket = { S3_BUCKET: 'site-files', S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'id' };
  const moved = spawnSync(process.execPath, ['scripts/backup.mjs'], {
    cwd: project,
    env: {
      ...{ ...process.env, ...secrets, ...bucket, S3_SECRET_ACCESS_KEY: 'a-secret' },
      ...{ DATABASE_URL: url, BACKUP_DIR: path.join(root, 'backups-of-postgres') },
    },
    encoding: 'utf8',
  });
  expect(moved.stdout).toBe('backup: of PostgreSQL 127.0.0.1:9/site, files in the bucket site-files\n');
});
