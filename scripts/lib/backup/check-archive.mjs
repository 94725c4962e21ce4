import { countDumped } from './postgres.mjs';
import { countRows } from './sqlite.mjs';
import { removeStaging, stageArchive } from './stage.mjs';

/** @typedef {import('./restore-backup.mjs').RestoreJob} RestoreJob */

/**
 * Unpacks an archive and checks that it is whole, and that this version can read it.
 *
 * @param {RestoreJob} job
 * @returns {Promise<import('./stage.mjs').Staged>}
 */
export async function stageWhole({ places, file, settings, knownMigrations }) {
  const staged = await stageArchive(file, settings.key, places);
  const { dialect, version, counts, migrations } = staged.manifest;
  if (migrations.some((name) => !knownMigrations.includes(name)))
    throw new Error(`the archive was made by a newer version (${version}): upgrade first`);
  const found = dialect === 'sqlite' ? await countRows(staged.database) : await countDumped(staged.database);
  const wrong = Object.keys(counts).find((table) => found[table] !== counts[table]);
  if (wrong) throw new Error(`the archive is damaged: the table ${wrong} has other rows than its list says`);
  return staged;
}

/**
 * Checks an archive as before a restore, and changes nothing.
 *
 * @param {RestoreJob} job
 * @returns {Promise<import('./manifest.mjs').Manifest>}
 * @throws {Error} with one line
 */
export async function checkArchive(job) {
  try {
    return (await stageWhole(job)).manifest;
  } finally {
    await removeStaging(job.places);
  }
}
