/** Installations to back up, in a folder of each test. Importing it sets up every test of the file. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { type Client, createClient } from '@libsql/client';

export const secrets = { PAYLOAD_SECRET: 'p'.repeat(64), REVALIDATE_SECRET: 'r'.repeat(64) };
export const key = 'a key of some length';
const knownMigrations = ['20260101_first'];

/** The folder of the test. */
export let root: string;
export const open: Client[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'backup-'));
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
  rmSync(root, { recursive: true, force: true });
});

export function placesIn(name: string) {
  const folder = path.join(root, name);
  return {
    database: { dialect: 'sqlite' as const, file: path.join(folder, 'content.db') },
    media: path.join(folder, 'media'),
    uploads: path.join(folder, 'uploads'),
    secrets: path.join(folder, 'secrets.json'),
  };
}

type Places = ReturnType<typeof placesIn>;

const keep = { days: 7, weeks: 4, months: 6 };

export const jobFor = (places: Places, withKey?: string) => ({
  places,
  secrets,
  version: '1.0.0',
  settings: { dir: path.join(root, 'backups'), isDaily: true, hour: 3, keep, key: withKey },
});

export const restoreJob = (places: Places, file: string, withKey?: string) => ({
  ...jobFor(places, withKey),
  file,
  knownMigrations,
});

/** An installation that runs: its database is open, and its last changes are in the write-ahead log alone. */
export async function startInstallation(name: string): Promise<{ places: Places; database: Client }> {
  const places = placesIn(name);
  mkdirSync(path.join(places.media, 'portrait'), { recursive: true });
  mkdirSync(places.uploads);
  writeFileSync(path.join(places.media, 'foto-1a2b.jpg'), randomBytes(300_000));
  writeFileSync(path.join(places.media, 'portrait/foto-1a2b.webp'), 'crop');
  writeFileSync(path.join(places.media, `${'ş'.repeat(90)}.svg`), '');
  writeFileSync(path.join(places.uploads, 'teklif.pdf'), 'attachment');
  const database = createClient({ url: `file:${places.database.file}` });
  open.push(database);
  await database.execute('PRAGMA journal_mode = WAL');
  for (const statement of [
    'CREATE TABLE payload_migrations (id integer PRIMARY KEY, name text)',
    'CREATE TABLE users_sessions (id text)',
    'CREATE TABLE payload_kv (id integer PRIMARY KEY, key text, data text)',
    'CREATE TABLE pages (id integer PRIMARY KEY, title text)',
    'CREATE TABLE media (id integer PRIMARY KEY, filename text)',
    "INSERT INTO media (filename) VALUES ('foto-1a2b.jpg')",
    "INSERT INTO payload_migrations (name) VALUES ('20260101_first')",
    "INSERT INTO users_sessions VALUES ('ended later')",
    "INSERT INTO payload_kv (key, data) VALUES ('edit-session:1:a', '{}'), ('second-factor:1:2', '{}')",
    "INSERT INTO pages (title) VALUES ('Hakkımızda')",
  ])
    await database.execute(statement);
  return { places, database };
}

/**
 * An installation whose database nobody has open. The driver keeps a file open until its process ends, so this is a
 * copy.
 */
export async function stopped(name: string, title = 'Hakkımızda'): Promise<Places> {
  const { places, database } = await startInstallation(name);
  await database.execute({ sql: 'UPDATE pages SET title = ?', args: [title] });
  await database.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  copyFileSync(places.database.file, `${places.database.file}.copy`);
  for (const ending of ['', '-wal', '-shm']) rmSync(`${places.database.file}${ending}`);
  renameSync(`${places.database.file}.copy`, places.database.file);
  return places;
}

export async function titlesIn({ database: { file } }: Places): Promise<string[]> {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute('SELECT title FROM pages ORDER BY id');
  client.close();
  return rows.map(({ title }) => String(title));
}

/** Why a backup or a restore fails. */
export const messageOf = (job: Promise<unknown>) =>
  job.then(
    () => 'nothing was wrong',
    (error: Error) => error.message,
  );
