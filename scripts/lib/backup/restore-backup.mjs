import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { stageWhole } from './check-archive.mjs';
import { statIfThere } from './files.mjs';
import { makeBackup } from './make-backup.mjs';
import { secretCheck } from './manifest.mjs';
import { openPlaces } from './places.mjs';
import { countTables, isConnected, loadDump } from './postgres.mjs';
import { isDatabaseOpen, withDatabase } from './sqlite.mjs';
import { removeStaging, requireReplaceable } from './stage.mjs';
import { finishSteps, journalOf, runSteps, stepsFor } from './switch.mjs';

/** @typedef {import('./places.mjs').Places} Places */
/** @typedef {import('./stage.mjs').Staged} Staged */

/**
 * @typedef {object} Restored
 * @property {import('./manifest.mjs').Manifest} manifest
 * @property {string[]} aside what was there before, and where it is now
 * @property {boolean} hasOtherSecret whether what is sealed in the database cannot be opened here
 */

/**
 * @typedef {import('./make-backup.mjs').Job & { file: string, knownMigrations: readonly string[], hasOwnSecrets?:
 *   boolean }} RestoreJob `hasOwnSecrets`: the environment names the secrets, so those of the archive are not put in
 *   place
 */

/**
 * Restores an archive. Before anything is touched, all of it is unpacked and compared with its list; then it is put in
 * place by renames, and what was there is kept aside.
 *
 * @param {RestoreJob} job
 * @param {Date} [now]
 * @returns {Promise<Restored>}
 * @throws {Error} with one line; nothing was changed
 */
export async function restoreBackup(job, now = new Date()) {
  const { places } = job;
  try {
    await requireStopped(places.database);
    if (!places.s3) for (const place of [places.media, places.uploads]) await requireReplaceable(place);
    const staged = await stageWhole(job);
    const after = finishingTouches(places.database.dialect);
    if (places.database.dialect === 'sqlite') await applyTo(staged.database, after);
    if (job.hasOwnSecrets) staged.secrets = undefined;
    if (places.s3) await putIntoBucket(places, staged);
    const steps = await planSteps(places, staged, now);
    // Nothing may have started meanwhile.
    await requireStopped(places.database);
    const aside = steps.filter(({ to }) => to.includes('.before-restore-')).map(({ to }) => to);
    const isPostgres = places.database.dialect === 'postgres';
    if (isPostgres) aside.push(...(await backUpPostgres(job, now)));
    const hasOtherSecret = !staged.secrets && staged.manifest.secretCheck !== secretCheck(job.secrets.PAYLOAD_SECRET);
    const load = isPostgres ? [{ dump: staged.database, after }] : [];
    await runSteps(journalOf(places.media), [...load, ...steps], loadInto(places));
    return { manifest: staged.manifest, aside, hasOtherSecret };
  } finally {
    // What an interrupted switch still needs stays.
    if (!(await isInterrupted(places))) await removeStaging(places);
  }
}

/**
 * Finishes a restore that was interrupted while it loaded the database or renamed.
 *
 * @param {Places} places
 * @returns {Promise<boolean>} whether there was one
 */
export async function finishRestore(places) {
  const isFinished = await finishSteps(journalOf(places.media), loadInto(places));
  // A dump stays where it was unpacked.
  if (isFinished) await removeStaging(places);
  return isFinished;
}

/** @param {Places} places @returns {import('./switch.mjs').LoadDump} */
const loadInto = ({ database }) => {
  return async ({ dump, after }) => {
    if (database.dialect !== 'postgres') throw new Error('DATABASE_URL is not the one of the interrupted restore');
    await loadDump(database.url, dump, after);
  };
};

/** Whether a restore has begun to replace what was there and has not finished. @param {Places} places */
export const isInterrupted = async ({ media }) => (await statIfThere(journalOf(media))) !== undefined;

/** @param {Places['database']} database */
async function requireStopped(database) {
  const isRunning =
    database.dialect === 'postgres'
      ? await isConnected(database.url)
      : Boolean(await statIfThere(database.file)) && (await isDatabaseOpen(database.file));
  if (isRunning) throw new Error('the backend is running: stop it first, then restore');
}

/**
 * Ends all sessions, since those that were ended after the backup would be valid again. Makes the site fetch everything
 * again, since its cache is newer than the backup.
 *
 * @param {'sqlite' | 'postgres'} dialect
 */
function finishingTouches(dialect) {
  const value = JSON.stringify({ tags: ['content', 'redirects'], at: Date.now() });
  const data = dialect === 'postgres' ? `'${value}'::jsonb` : `'${value}'`;
  return [
    'DELETE FROM users_sessions',
    "DELETE FROM payload_kv WHERE key LIKE 'edit-session:%' OR key LIKE 'confirmed:%'",
    `INSERT INTO payload_kv (key, data) VALUES ('announcement:${randomUUID()}', ${data})`,
  ];
}

/** @param {string} file @param {string[]} statements */
const applyTo = (file, statements) =>
  withDatabase(file, async (client) => {
    for (const statement of statements) await client.execute(statement);
  });

/**
 * Puts the files of an archive into the bucket, beside those that are there. The name of a file changes with its
 * content (backend/src/hooks/content-name.ts), so no file replaces another
 * one, and the present content keeps its files even after an interruption.
 *
 * @param {Places} places
 * @param {Staged} staged
 */
async function putIntoBucket(places, staged) {
  const stores = await openPlaces(places);
  for (const kind of /** @type {const} */ (['media', 'uploads'])) {
    const sizes = new Map();
    for await (const { name, size } of stores[kind].list()) sizes.set(name, size);
    for (const [file, { size }] of Object.entries(staged.manifest.files)) {
      if (!file.startsWith(`${kind}/`)) continue;
      const name = file.slice(kind.length + 1);
      if (sizes.get(name) !== size) await stores[kind].copyIn(name, path.join(staged[kind], name));
    }
  }
}

/** @param {Places} places @param {Staged} staged @param {Date} now */
async function planSteps({ database, media, uploads, secrets, s3 }, staged, now) {
  const aside = (/** @type {string} */ place) =>
    `${place}.before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const steps = s3
    ? []
    : [
        ...(await stepsFor(staged.media, media, aside(media))),
        ...(await stepsFor(staged.uploads, uploads, aside(uploads))),
      ];
  if (staged.secrets && !(await isEqual(staged.secrets, secrets)))
    steps.push(...(await stepsFor(staged.secrets, secrets, aside(secrets))));
  if (database.dialect === 'postgres') return steps;
  // A log of the former database does not belong to the new one.
  for (const ending of ['-wal', '-shm']) {
    const log = database.file + ending;
    if (await statIfThere(log)) steps.push({ from: log, to: aside(database.file) + ending });
  }
  return [...steps, ...(await stepsFor(staged.database, database.file, aside(database.file)))];
}

/** @param {string} one @param {string} other */
async function isEqual(one, other) {
  const [a, b] = await Promise.all([one, other].map((file) => readFile(file, 'utf8').catch(() => '')));
  return a === b;
}

/**
 * @param {RestoreJob} job
 * @param {Date} now
 * @returns {Promise<string[]>} where the former content is
 */
async function backUpPostgres(job, now) {
  const { database } = job.places;
  if (database.dialect !== 'postgres' || (await countTables(database.url)) === 0) return [];
  return [(await makeBackup(job, now, 'before-restore')).file];
}
