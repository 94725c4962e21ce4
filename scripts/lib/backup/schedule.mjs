import os from 'node:os';
import path from 'node:path';

import { stateFileOf } from '../../../lib/storage/backup-folder.mjs';
import { root } from '../paths.mjs';
import { startNode } from '../processes.mjs';
import { readPlaces } from './places.mjs';
import { readBackupSettings } from './settings.mjs';
import { readBackupState } from './state.mjs';

/** @typedef {import('./state.mjs').BackupState} BackupState */

const minuteMs = 60 * 1000;
const retryMs = 60 * minuteMs;

/** What this process knows of its last attempt. @typedef {{ at: string, isOk: boolean }} Attempt */

/** A start, which migrates and builds, has the machine to itself. */
const firstCheckMs = 10 * minuteMs;

/**
 * Whether a backup should be made now: none has been since the last time that the clock showed the hour, so one that
 * was missed is made up for. After a failure it is tried again every hour.
 *
 * @param {BackupState | undefined} state
 * @param {number} hour in the machine's time zone
 * @param {Date} now
 * @param {Attempt} [attempt] the last one of this process, which may have been unable to write its state
 */
export function isDue(state, hour, now, attempt) {
  const slot = new Date(now);
  slot.setHours(hour, 0, 0, 0);
  if (slot > now) slot.setDate(slot.getDate() - 1);
  const timeOf = (/** @type {string | undefined} */ at) => {
    const time = Date.parse(at ?? '');
    // A clock that went back must not stop the backups.
    return Number.isNaN(time) || time > now.getTime() ? 0 : time;
  };
  const isMade = [state?.lastGood, attempt?.isOk ? attempt : undefined].some(
    (good) => timeOf(good?.at) >= slot.getTime(),
  );
  if (isMade) return false;
  return [state, attempt].every((last) => last?.isOk !== false || now.getTime() - timeOf(last.at) >= retryMs);
}

/** Makes one, in a process of its own with a low priority. @returns {Promise<boolean>} whether there is one */
function runBackup() {
  const child = startNode([path.join(root, 'scripts/backup.mjs')], { cwd: root, env: {}, label: '[backup]' });
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  return new Promise((resolve) =>
    child.once('exit', (code) => resolve(code === 0)).once('error', () => resolve(false)),
  );
}

/**
 * Has a backup made every day, unless `BACKUP=off`.
 *
 * @throws {import('../../../lib/env/values.mjs').EnvError} for invalid settings
 */
export function startDailyBackups() {
  const { dir, hour, isDaily } = readBackupSettings(process.env, root);
  if (!isDaily) return;
  const { database } = readPlaces(process.env, root);
  let isRunning = false;
  /** @type {Attempt | undefined} */
  let attempt;
  const backUpIfDue = async () => {
    if (isRunning) return;
    // In the folder of another installation, the backup fails and says so. A backup that cannot read the folder fails,
    // too.
    const state = await readBackupState(await stateFileOf(dir, root, database));
    if (!isDue(state, hour, new Date(), attempt)) return;
    isRunning = true;
    const isOk = await runBackup();
    attempt = { at: new Date().toISOString(), isOk };
    isRunning = false;
  };
  setTimeout(() => {
    void backUpIfDue();
    setInterval(() => void backUpIfDue(), minuteMs).unref();
  }, firstCheckMs).unref();
}
