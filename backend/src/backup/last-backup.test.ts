import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { markFolder, stateFileOf } from '../../../lib/storage/backup-folder.mjs';
import { readBackupSettings } from '../../../scripts/lib/backup/settings.mjs';
import { readPlaces } from '../../../scripts/lib/backup/places.mjs';
import { writeBackupState } from '../../../scripts/lib/backup/state.mjs';
import { isBackedUpDaily, lastBackup } from './last-backup';

const dir = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
const before = { ...process.env };

beforeEach(() => {
  process.env = { ...before, BACKUP_DIR: dir };
});
afterAll(() => {
  process.env = before;
  rmSync(dir, { recursive: true });
});

it('reads what the last backup has written, and nothing while there is none or half of one', async () => {
  expect(await lastBackup()).toBeUndefined();
  const state = { at: '2026-05-04T03:00:09.000Z', isOk: false, message: 'backup: no room left', lastGood: undefined };
  await writeBackupState(path.join(dir, 'last-backup.json'), state);
  expect(await lastBackup()).toEqual({ at: state.at, isOk: false, message: state.message });
  writeFileSync(path.join(dir, 'last-backup.json'), '{"at":');
  expect(await lastBackup()).toBeUndefined();
});

it('reads nothing of another installation in the same folder, and its own failure there', async () => {
  const home = path.join(dir, 'home');
  mkdirSync(path.join(home, '.data'), { recursive: true });
  const made = { at: '2026-05-04T03:00:09.000Z', isOk: true, message: 'backup: made' };
  await writeBackupState(path.join(dir, 'last-backup.json'), { ...made, lastGood: undefined });
  Object.assign(process.env, { BACKEND_HOME: path.join(home, 'backend'), DATABASE_URL: 'file:data/ours.db' });
  const { database } = readPlaces(process.env, home);
  await markFolder(dir, database);
  expect(await lastBackup()).toEqual(made);
  await markFolder(dir, { dialect: 'postgres', url: 'postgres://site@db.example/site' });
  expect(await lastBackup()).toBeUndefined();
  const refused = { at: made.at, isOk: false, message: 'backup: BACKUP_DIR holds the backups of another installation' };
  await writeBackupState(await stateFileOf(dir, home, database), { ...refused, lastGood: undefined });
  expect(await lastBackup()).toEqual(refused);
});

it.each([
  ['daily', true],
  ['', true],
  ['off', false],
])('knows whether backups are made every night, for alerts (BACKUP=%s)', (value, isDaily) => {
  process.env.BACKUP = value;
  expect(readBackupSettings({ BACKUP: value }, '/').isDaily).toBe(isDaily);
  expect(isBackedUpDaily()).toBe(isDaily);
});
