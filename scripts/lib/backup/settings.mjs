import path from 'node:path';

import { EnvError, integer } from '../../../lib/env/values.mjs';

/**
 * @typedef {object} BackupSettings
 * @property {string} dir folder of the archives
 * @property {boolean} isDaily whether `npm start` makes one every day
 * @property {number} hour of the day, 0 to 23, in the machine's time zone
 * @property {Keep} keep
 * @property {string | undefined} key passphrase; undefined: archives are not encrypted
 */

/**
 * How many are kept: one for each of the last days, weeks and months.
 *
 * @typedef {{ days: number, weeks: number, months: number }} Keep
 */

const leastKey = 16;

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} root of the repository
 * @returns {BackupSettings}
 * @throws {EnvError} naming the variable that is invalid
 */
export function readBackupSettings(env, root) {
  const mode = env.BACKUP || 'daily';
  if (mode !== 'daily' && mode !== 'off') throw new EnvError('BACKUP', mode, 'daily or off');
  const key = env.BACKUP_KEY || undefined;
  if (key && key.length < leastKey) throw new EnvError('BACKUP_KEY', '(hidden)', `at least ${leastKey} characters`);
  return {
    dir: path.resolve(root, env.BACKUP_DIR || 'backups'),
    isDaily: mode === 'daily',
    hour: integer(env, 'BACKUP_HOUR', 3, 0, 23),
    keep: readKeep(env.BACKUP_KEEP || '7,4,6'),
    key,
  };
}

/** @param {string} value @returns {Keep} */
function readKeep(value) {
  const [, days, weeks, months] = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(value.replaceAll(' ', '')) ?? [];
  if (!months || Number(days) < 1)
    throw new EnvError('BACKUP_KEEP', value, 'days, weeks and months, such as 7,4,6, with at least one day');
  return { days: Number(days), weeks: Number(weeks), months: Number(months) };
}
