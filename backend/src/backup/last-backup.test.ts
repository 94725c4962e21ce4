import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBackupSettings } from '../../../scripts/lib/backup/settings.mjs';
import { writeBackupState } from '../../../scripts/lib/backup/state.mjs';
import { isBackedUpDaily, lastBackup } from './last-backup';

const dir = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
const before = { ...process.env };

afterAll(() => {
  process.env = before;
  rmSync(dir, { recursive: true });
});

it('reads what the last backup has written, and nothing while there is none or half of one', async () => {
  process.env.BACKUP_DIR = dir;
  expect(await lastBackup()).toBeUndefined();
  const state = { at: '2026-05-04T03:00:09.000Z', isOk: false, message: 'backup: no room left', lastGood: undefined };
  await writeBackupState(dir, state);
  expect(await lastBackup()).toEqual({ at: state.at, isOk: false, message: state.message });
  writeFileSync(path.join(dir, 'last-backup.json'), '{"at":');
  expect(await lastBackup()).toBeUndefined();
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
