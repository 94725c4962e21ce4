import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { withDatabase } from './backup/sqlite.mjs';
import { backendSources } from './build.mjs';
import { fingerprint } from './fingerprint.mjs';
import { moveDatabase } from './move/move-database.mjs';
import { root } from './paths.mjs';
import { freePort, stop, waitFor } from './processes.mjs';
import { startBackend } from './services.mjs';

const cache = path.join(root, '.cache/demo-content');

/** How long the migrations and the import may take, in milliseconds, on a machine that has other work to do. */
export const importMs = 600_000;

/**
 * Where a backend keeps its content below a folder.
 *
 * @param {string} folder
 */
export const contentPlaces = (folder) => ({
  DATABASE_URL: `file:${path.join(folder, 'content.db')}`,
  MEDIA_DIR: path.join(folder, 'media'),
});

/** @param {string} folder an empty one, which gets the content */
async function importContent(folder) {
  const port = await freePort();
  const env = {
    ...contentPlaces(folder),
    UPLOAD_DIR: path.join(folder, 'uploads'),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SEED: 'demo',
  };
  const backend = startBackend(port, env, '[demo content]');
  try {
    await waitFor(`http://127.0.0.1:${port}/api/GetApplicationModel`, importMs, backend);
  } finally {
    await stop(backend);
  }
  // Into the one file: whoever reads it later in its place would do so, while another one copies the folder.
  await withDatabase(path.join(folder, 'content.db'), (client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'));
  await writeFile(path.join(folder, 'id'), randomUUID());
}

/**
 * A database and a media folder with the demo content and without accounts, made by the built backend once for what it
 * is made of. Backends are started on copies of it.
 *
 * @returns {Promise<{ folder: string, id: string }>} the id is another one for every import
 */
export async function demoContent() {
  // Those that were made before were not in one file.
  const name = await fingerprint([...backendSources, 'backend/seed'], { FILES: 'one' });
  const folder = path.join(cache, name);
  const readId = () => readFile(path.join(folder, 'id'), 'utf8').catch(() => undefined);
  const id = await readId();
  if (id) return { folder, id };
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) await rm(path.join(cache, old), { recursive: true, force: true });
  const unfinished = await mkdtemp(path.join(cache, 'unfinished-'));
  await importContent(unfinished);
  await rename(unfinished, folder);
  return { folder, id: (await readId()) ?? '' };
}

/**
 * Copies the demo content for a backend of its own, which is started with `contentPlaces(to)`. The backend that made it
 * may have been ended while it cut a picture: what is half-written stays behind. So does what belongs to the database
 * while somebody reads it.
 *
 * @param {string} from the folder that `demoContent` names
 * @param {string} to
 */
export const copyDemoContent = (from, to) =>
  cp(from, to, { recursive: true, filter: (file) => !/(?:\.part|-wal|-shm)$/.test(file) });

/**
 * Moves a copy of the demo content, before a backend is started on it, to PostgreSQL.
 *
 * @param {string} folder
 * @param {string} url of an empty database
 */
export async function moveToPostgres(folder, url) {
  const file = path.join(folder, 'content.db');
  await moveDatabase({ dialect: 'sqlite', file }, { dialect: 'postgres', url }, { isFinal: true });
  for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true });
}
