import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {{ dialect: 'sqlite', file: string } | { dialect: 'postgres', url: string }} Database */

/** Says in a folder of archives whose they are. */
export const markerName = '.installation';

/** Without the account and its password, which may change. @param {Database} database */
function addressOf(database) {
  // Without the machine's name: a container has another one after each start.
  if (database.dialect === 'sqlite') return database.file;
  // The driver takes addresses that `URL` refuses, such as one with an account and without a host.
  if (!URL.canParse(database.url)) return database.url.replace(/\/\/[^@/]*@/, '//');
  const { hostname, port, pathname, searchParams } = new URL(database.url);
  // As the driver reads it: the query counts before the address.
  const host = searchParams.get('host') || hostname;
  return `${host.toLowerCase()}:${searchParams.get('port') || port || '5432'}${pathname}`;
}

/** @param {Database} database */
export const nameHash = (database) => createHash('sha256').update(addressOf(database)).digest('hex');

/**
 * Whether a folder has the archives of this database, or of none yet.
 *
 * @param {string} dir
 * @param {Database} database
 */
export async function isOwnFolder(dir, database) {
  const text = await readFile(path.join(dir, markerName), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // One that was cut off on a full disk counts as none.
  const [hash] = /^[\da-f]{64}$/m.exec(text) ?? [];
  return hash === undefined || hash === nameHash(database);
}

/**
 * The file that says how the last backup of a database went: in the folder of its archives, or in one of its own where
 * that folder is another installation's, which has its own result there.
 *
 * @param {string} dir of the archives
 * @param {string} home of the installation
 * @param {Database} database
 */
export async function stateFileOf(dir, home, database) {
  const isOwn = await isOwnFolder(dir, database).catch(() => false);
  if (isOwn) return path.join(dir, 'last-backup.json');
  // With its name: a trial with another database may run from the same files.
  return path.join(home, '.data', `last-backup-${nameHash(database).slice(0, 16)}.json`);
}

/**
 * Two installations in one folder would take each other's archives for their own: one of them would make none.
 *
 * @param {string} dir
 * @param {Database} database
 * @throws {Error} with one line
 */
export async function requireOwnFolder(dir, database) {
  if (await isOwnFolder(dir, database)) return;
  throw new Error(
    `BACKUP_DIR holds the backups of another installation: name another folder, or, if this database has taken its place, delete ${path.join(dir, markerName)}`,
  );
}

/** The backend's user reads and replaces it where root has made it. @param {string} dir @param {Database} database */
export async function markFolder(dir, database) {
  const marker = path.join(dir, markerName);
  const half = `${marker}.${process.pid}`;
  await writeFile(half, `${nameHash(database)}\n`, { mode: 0o644 });
  await rename(half, marker);
}
