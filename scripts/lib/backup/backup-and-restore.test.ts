/** @jest-environment node */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import disk from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { createClient } from '@libsql/client';

import { markerName } from '../../../lib/storage/backup-folder.mjs';
import { checkArchive } from './check-archive.mjs';
import { makeBackup } from './make-backup.mjs';
import { finishRestore, restoreBackup } from './restore-backup.mjs';
import { journalOf } from './switch.mjs';
import {
  secrets,
  key,
  root,
  open,
  messageOf,
  placesIn,
  jobFor,
  restoreJob,
  startInstallation,
  stopped,
  titlesIn,
} from './test-installation';

jest.setTimeout(60_000);

const modeOf = (place: string) => statSync(place).mode & 0o777;
describe.each([
  ['without a key', undefined],
  ['encrypted', key],
])('an archive %s', (_, withKey) => {
  it('is made while the installation runs, and restores its files and rows on another machine', async () => {
    const { places } = await startInstallation('original');
    const { file, files } = await makeBackup(jobFor(places, withKey));
    expect(files).toBe(withKey ? 7 : 6);
    expect([modeOf(file), modeOf(path.dirname(file))]).toEqual([0o600, 0o700]);
    expect(readdirSync(path.dirname(file)).sort()).toEqual([markerName, path.basename(file)]);

    const other = placesIn('other/machine');
    const { aside, hasOtherSecret } = await restoreBackup(restoreJob(other, file, withKey));
    expect({ aside, hasOtherSecret }).toEqual({ aside: [], hasOtherSecret: false });
    expect(await titlesIn(other)).toEqual(['Hakkımızda']);
    for (const name of ['foto-1a2b.jpg', 'portrait/foto-1a2b.webp', `${'ş'.repeat(90)}.svg`])
      expect(readFileSync(path.join(other.media, name))).toEqual(readFileSync(path.join(places.media, name)));
    expect(readFileSync(path.join(other.uploads, 'teklif.pdf'), 'utf8')).toBe('attachment');
    expect(existsSync(other.secrets)).toBe(withKey !== undefined);
    expect(readdirSync(path.join(root, 'other/machine')).filter((name) => name.includes('restor'))).toEqual([]);
  });

  it('is refused when it was cut off or changed, and nothing has changed', async () => {
    const { file } = await makeBackup(jobFor(await stopped('original'), withKey));
    const places = await stopped('existing');
    writeFileSync(path.join(places.media, 'own.jpg'), 'own');
    const { size } = statSync(file);
    for (const length of [size - 1, Math.floor(size / 2), 0]) {
      const short = path.join(root, 'short');
      copyFileSync(file, short);
      truncateSync(short, length);
      expect(await messageOf(restoreBackup(restoreJob(places, short, withKey)))).toMatch(/cut off|damaged/);
    }
    const changed = readFileSync(file);
    changed[Math.floor(size / 2)] = (changed[Math.floor(size / 2)] ?? 0) ^ 1;
    writeFileSync(path.join(root, 'changed'), changed);
    expect(await messageOf(restoreBackup(restoreJob(places, path.join(root, 'changed'), withKey)))).toMatch(/damaged/);
    expect(readFileSync(path.join(places.media, 'own.jpg'), 'utf8')).toBe('own');
    expect(readdirSync(path.dirname(places.media)).sort()).toEqual(['content.db', 'media', 'uploads']);
  });
});

it('an encrypted archive shows nothing of its content, and opens with its key only', async () => {
  const { file } = await makeBackup(jobFor(await stopped('original'), key));
  expect(readFileSync(file).includes('PAYLOAD_SECRET')).toBe(false);
  const places = placesIn('other');
  expect(await messageOf(checkArchive(restoreJob(places, file)))).toBe(
    'the archive is encrypted: set BACKUP_KEY to the key it was made with',
  );
  expect(await messageOf(checkArchive(restoreJob(places, file, `${key}?`)))).toMatch(/^BACKUP_KEY is not the one/);
  expect((await checkArchive(restoreJob(places, file, key))).counts.pages).toBe(1);
  expect(existsSync(places.media)).toBe(false);
});

it('rows that are written during a backup are in it whole or not at all, and the writer is not stopped', async () => {
  const { places, database } = await startInstallation('original');
  let isMade = false;
  const writing = (async () => {
    let written = 1;
    for (; !isMade; written += 1) {
      await database.execute({ sql: 'INSERT INTO pages (title) VALUES (?)', args: [`Sayfa ${written}`] });
      // The client is synchronous: without this nothing else would run.
      await setImmediate();
    }
    return written;
  })();
  const { file } = await makeBackup(jobFor(places));
  isMade = true;
  expect(await writing).toBeGreaterThan(1);
  const other = placesIn('other');
  await restoreBackup(restoreJob(other, file));
  const titles = await titlesIn(other);
  expect(titles.slice(1)).toEqual(titles.slice(1).map((_title, index) => `Sayfa ${index + 1}`));
});

it('an archive is not unpacked onto a disk that it would fill', async () => {
  const { file } = await makeBackup(jobFor(await stopped('original')));
  const places = await stopped('existing', 'Yeni');
  // 64 MB stay free, so there is room for the small files, and not for the picture.
  const statfs = jest.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 64 * 1024 + 200, bsize: 1024 } as never);
  const line = /^\S+\/media\.restoring has room for 65 MB, and a restore may need 65 MB$/;
  for (const job of [checkArchive, restoreBackup]) expect(await messageOf(job(restoreJob(places, file)))).toMatch(line);
  statfs.mockRestore();
  expect(readdirSync(path.dirname(places.media)).sort()).toEqual(['content.db', 'media', 'uploads']);
  expect(await titlesIn(places)).toEqual(['Yeni']);
});

it('what was there is kept aside, sessions end, and the site is told to fetch everything again', async () => {
  const { file } = await makeBackup(jobFor(await stopped('original')));
  const running = await startInstallation('running');
  expect(await messageOf(restoreBackup(restoreJob(running.places, file)))).toBe(
    'the backend is running: stop it first, then restore',
  );
  const places = await stopped('existing', 'Yeni');
  const { aside } = await restoreBackup(restoreJob(places, file), new Date('2026-05-04T03:02:01Z'));
  expect(aside.map((one) => path.basename(one)).sort()).toEqual([
    'content.db.before-restore-2026-05-04T03-02-01',
    'media.before-restore-2026-05-04T03-02-01',
    'uploads.before-restore-2026-05-04T03-02-01',
  ]);
  expect(await titlesIn(places)).toEqual(['Hakkımızda']);
  const former = { ...places, database: { ...places.database, file: `${aside.find((one) => one.includes('.db'))}` } };
  expect(await titlesIn(former)).toEqual(['Yeni']);
  const restored = createClient({ url: `file:${places.database.file}` });
  open.push(restored);
  expect((await restored.execute('SELECT * FROM users_sessions')).rows).toEqual([]);
  const { rows } = await restored.execute('SELECT key, data FROM payload_kv ORDER BY key');
  expect(rows.map(({ key }) => String(key).split(':')[0])).toEqual(['announcement', 'second-factor']);
  const [row] = rows;
  expect(JSON.parse(String(row?.data))).toMatchObject({ tags: ['content', 'redirects'] });
});

it('a restore that was killed while it renamed is finished by the next', async () => {
  const places = await stopped('existing');
  const [media, staged] = [places.media, `${places.media}.restoring`];
  mkdirSync(staged);
  writeFileSync(path.join(staged, 'restored.jpg'), 'restored');
  const aside = `${media}.before-restore-x`;
  writeFileSync(
    journalOf(media),
    JSON.stringify([
      { from: media, to: aside },
      { from: staged, to: media },
    ]),
  );
  expect(await finishRestore(places)).toBe(true);
  expect(readdirSync(media)).toEqual(['restored.jpg']);
  expect(readdirSync(aside)).toContain('foto-1a2b.jpg');
  expect(await finishRestore(places)).toBe(false);
});

it('an archive of a newer version, or of another secret, is said so', async () => {
  const { file } = await makeBackup(jobFor(await stopped('original')));
  const places = placesIn('other');
  const job = restoreJob(places, file);
  expect(await messageOf(restoreBackup({ ...job, knownMigrations: [] }))).toBe(
    'the archive was made by a newer version (1.0.0): upgrade first',
  );
  const other = { ...secrets, PAYLOAD_SECRET: 'q'.repeat(64) };
  expect(await restoreBackup({ ...job, secrets: other })).toMatchObject({ hasOtherSecret: true });
});
