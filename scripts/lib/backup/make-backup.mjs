import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { markFolder, requireOwnFolder } from '../../../lib/storage/backup-folder.mjs';
import { writeArchive } from './archive.mjs';
import { makePrivateFolder, statIfThere, syncFolder } from './files.mjs';
import { withLock } from './lock.mjs';
import { databaseName, manifestName, secretCheck, secretsName } from './manifest.mjs';
import { openPlaces } from './places.mjs';
import { countDumped, databaseSize, dumpDatabase, readMigrationsIn } from './postgres.mjs';
import { requireRoom } from './room.mjs';
import { archiveName, expiredArchives } from './rotate.mjs';
import { copyDatabase, countRows, readMigrations } from './sqlite.mjs';

/** @typedef {import('./places.mjs').Places} Places */
/** @typedef {import('./archive.mjs').ArchiveWriter} ArchiveWriter */
/** @typedef {{ PAYLOAD_SECRET: string, REVALIDATE_SECRET: string }} Secrets */

const partial = '.partial-';

/**
 * @typedef {object} Job
 * @property {Places} places
 * @property {import('./settings.mjs').BackupSettings} settings
 * @property {Secrets} secrets put into encrypted archives only
 * @property {string} version
 */

/**
 * Makes an archive of everything that cannot be made again, while the installation runs, and deletes archives that are
 * no longer kept. The archive gets its name when it is whole and on the disk.
 *
 * @param {Job} job
 * @param {Date} [now]
 * @param {string} [kind] what the name begins with; only those of `backup` are deleted some day
 * @returns {Promise<{ file: string, bytes: number, files: number, expired: number }>}
 * @throws {Error} with one line; `BusyError` while another process makes one
 */
export async function makeBackup(job, now = new Date(), kind = 'backup') {
  const { dir, keep, key } = job.settings;
  if (job.places.database.dialect === 'sqlite' && !(await statIfThere(job.places.database.file)))
    throw new Error(`there is no database at ${job.places.database.file}: is DATABASE_URL the one of the backend?`);
  await makePrivateFolder(dir);
  return withLock(path.join(dir, '.lock'), async () => {
    // An archive made before a restore is written to any folder, also another installation's.
    const isOwn = kind !== 'before-restore';
    if (isOwn) await requireOwnFolder(dir, job.places.database);
    for (const name of await readdir(dir))
      if (name.startsWith(partial)) await rm(path.join(dir, name), { recursive: true, force: true });
    const stores = await openPlaces(job.places);
    await requireRoom(dir, await sizeOfAll(job.places, stores), 'a backup');
    const folder = await mkdtemp(path.join(dir, partial));
    try {
      const half = path.join(folder, 'archive');
      let files = 0;
      await writeArchive(half, key, async (writer) => {
        const { counts } = await fill(writer, job, stores, folder, now);
        // Only these take the place of others. Before a restore, the files may be what was lost.
        if (kind === 'backup') requireMedia(counts, writer.files, stores.media.place);
        files = Object.keys(writer.files).length;
      });
      const file = path.join(dir, archiveName(now, key !== undefined, kind));
      await rename(half, file);
      if (isOwn) await markFolder(dir, job.places.database);
      await syncFolder(dir);
      const expired = expiredArchives(await readdir(dir), keep, path.basename(file));
      for (const name of expired) await rm(path.join(dir, name), { force: true });
      return { file, bytes: (await statIfThere(file))?.size ?? 0, files, expired: expired.length };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/**
 * Files first, then the database, then the files that have come meanwhile: every file that the copy of the database
 * names is in the archive. Those that were deleted meanwhile are in it too, and nothing names them.
 *
 * @param {ArchiveWriter} writer
 * @param {Job} job
 * @param {import('../../../lib/storage/open-stores.mjs').Stores} stores
 * @param {string} folder for the copy of the database
 * @param {Date} now
 * @returns {Promise<import('./manifest.mjs').Manifest>}
 */
async function fill(writer, { places, settings, secrets, version }, stores, folder, now) {
  const { dialect } = places.database;
  await addFiles(writer, stores);
  const copy = path.join(folder, 'database');
  const content = await copyContent(places.database, copy);
  await writer.addFile(databaseName(dialect), copy);
  await addFiles(writer, stores);
  // An archive without a key does not contain the secrets that decrypt what is sealed in the database.
  if (settings.key) writer.addText(secretsName, `${JSON.stringify(secrets, null, 2)}\n`);
  /** @type {import('./manifest.mjs').Manifest} */
  const manifest = {
    format: 1,
    version,
    madeAt: now.toISOString(),
    dialect,
    ...content,
    files: { ...writer.files },
    secretCheck: secretCheck(secrets.PAYLOAD_SECRET),
  };
  writer.addText(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * A library without a single file is more likely the wrong folder, or a disk that is not mounted. An archive of it would
 * take the place of a good one.
 *
 * @param {Record<string, number>} counts rows of every table
 * @param {ArchiveWriter['files']} files
 * @param {string} place of the library
 * @throws {Error} with one line that names the place
 */
function requireMedia({ media: count = 0 }, files, place) {
  if (count === 0 || Object.keys(files).some((name) => name.startsWith('media/'))) return;
  throw new Error(
    `there is no file in ${place}, and the library of the database has ${count}: are MEDIA_DIR and S3_BUCKET those of the backend, and is the disk mounted?`,
  );
}

/** @param {Places['database']} database @param {string} copy */
async function copyContent(database, copy) {
  if (database.dialect === 'postgres') {
    await dumpDatabase(database.url, copy);
    return { counts: await countDumped(copy), migrations: await readMigrationsIn(database.url) };
  }
  await copyDatabase(database.file, copy);
  return { counts: await countRows(copy), migrations: await readMigrations(copy) };
}

/**
 * Adds the files that are not in the archive yet, or have changed.
 *
 * @param {ArchiveWriter} writer
 * @param {import('../../../lib/storage/open-stores.mjs').Stores} stores
 */
async function addFiles(writer, stores) {
  for (const kind of /** @type {const} */ (['media', 'uploads'])) {
    for await (const { name, size } of stores[kind].list()) {
      if (writer.files[`${kind}/${name}`]?.size === size) continue;
      // Undefined if it was deleted just now.
      const found = await stores[kind].open(name);
      if (found) await writer.addStream(`${kind}/${name}`, found.size, found.body);
    }
  }
}

/**
 * @param {Places} places
 * @param {import('../../../lib/storage/open-stores.mjs').Stores} stores
 * @returns {Promise<number>} the most bytes that a backup takes
 */
async function sizeOfAll(places, stores) {
  // Its copy, and the copy in the archive.
  let size = 2 * (await sizeOf(places.database));
  for (const store of [stores.media, stores.uploads]) for await (const file of store.list()) size += file.size;
  return size;
}

/** @param {Places['database']} database */
async function sizeOf(database) {
  if (database.dialect === 'postgres') return databaseSize(database.url);
  let size = 0;
  for (const ending of ['', '-wal']) size += (await statIfThere(database.file + ending))?.size ?? 0;
  return size;
}
