import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { markInstalled, requireContent } from './require-content';

let root: string;
let open: Client | undefined;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'content-'));
});
afterEach(() => {
  open?.close();
  open = undefined;
  rmSync(root, { recursive: true, force: true });
});

function placesIn(name: string, mayStartAfresh = false) {
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'content.db');
  const url = pathToFileURL(file).href;
  return { file, database: { dialect: 'sqlite' as const, url }, mediaDir: path.join(folder, 'media'), mayStartAfresh };
}

/** A running installation, whose tables are in its write-ahead log alone, as after a first start. */
async function runningIn(name: string) {
  const places = placesIn(name);
  open = createClient({ url: places.database.url });
  await open.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE pages (id); INSERT INTO pages VALUES (1);');
  return places;
}

function addMedia({ mediaDir }: { mediaDir: string }) {
  mkdirSync(path.join(mediaDir, 'portrait'), { recursive: true });
  writeFileSync(path.join(mediaDir, 'portrait/foto.webp'), 'x');
}

type Places = ReturnType<typeof placesIn>;
const start = (places: Places) => () => requireContent(places);
const oneLine = /^DATABASE_URL: [^\n]+; restore a backup \(npm run restore FILE\), or set START_AFRESH=1 [^\n]+\.$/;

it('starts on a new machine, and while the first start was killed', async () => {
  const places = placesIn('new');
  expect(start(places)).not.toThrow();
  writeFileSync(places.file, '');
  expect(start(places)).not.toThrow();
  const killed = await runningIn('killed');
  addMedia(killed);
  expect(start(killed)).not.toThrow();
});

it('starts where everything is, with its log or without one', async () => {
  const places = await runningIn('whole');
  markInstalled(places.database);
  addMedia(places);
  expect(start(places)).not.toThrow();
  await open?.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  const copy = placesIn('checkpointed');
  copyFileSync(places.file, copy.file);
  expect(start(copy)).not.toThrow();
});

it('does not start on a copy of the file alone, made while the backend ran', async () => {
  const places = await runningIn('original');
  const copy = placesIn('copy');
  copyFileSync(places.file, copy.file);
  expect(statSync(copy.file).size).toBeGreaterThan(0);
  expect(start(copy)).toThrow(oneLine);
  expect(start(copy)).toThrow(/content\.db has no tables: it was copied without its write-ahead log/);
  writeFileSync(`${copy.file}-wal`, '');
  expect(start(copy)).toThrow(oneLine);
});

it('does not start when the log alone is gone', async () => {
  const places = await runningIn('original');
  await open?.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  const copy = placesIn('copy');
  for (const ending of ['', '-shm']) copyFileSync(places.file + ending, copy.file + ending);
  expect(start(copy)).toThrow(/lacks its write-ahead log, which has the last changes/);
});

it('does not start when the database is gone and its log, its marker or the media are there', async () => {
  const logged = await runningIn('log');
  rmSync(logged.file);
  expect(start(logged)).toThrow(/is missing, and only its write-ahead log is there/);
  const marked = placesIn('marked');
  markInstalled(marked.database);
  expect(start(marked)).toThrow(/is missing, and this installation has had one/);
  const media = placesIn('media');
  addMedia(media);
  expect(start(media)).toThrow(/there is no database at .*content\.db, but .*media has files/);
  writeFileSync(media.file, 'x');
  truncateSync(media.file);
  expect(start(media)).toThrow(oneLine);
});

it('starts afresh when told to, and says what it does', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const places = placesIn('media', true);
  addMedia(places);
  expect(start(places)).not.toThrow();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^START_AFRESH: there is no database/));
  warn.mockRestore();
});

it('does not start between the steps of a restore', async () => {
  const places = await runningIn('half');
  writeFileSync(`${places.mediaDir}.restore.json`, '[]');
  expect(start(places)).toThrow('A restore was interrupted: run npm run restore once more, which finishes it.');
});
