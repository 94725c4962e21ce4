/**
 * Runs the backend on a PostgreSQL of its own: migrations, seed, every answer, a second start, and a backup that is
 * restored. Installs PostgreSQL from Debian where there is none; where that is not possible it has failed.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend } from './lib/build.mjs';
import { importMs } from './lib/demo-content.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { root } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { freePort, runNode, stop, waitFor } from './lib/processes.mjs';
import { startBackend } from './lib/services.mjs';

const database = await startPostgres().catch(exitWithLine);
const files = await mkdtemp(path.join(os.tmpdir(), 'postgres-files-'));
const port = await freePort();
const env = {
  DATABASE_URL: database.url,
  MEDIA_DIR: path.join(files, 'media'),
  UPLOAD_DIR: path.join(files, 'uploads'),
  BACKUP_DIR: path.join(files, 'backups'),
  BACKEND_PORT: String(port),
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  REVALIDATE_SECRET: randomBytes(32).toString('hex'),
};

/** Replaces the content by a backup of it. */
async function backUpAndRestore() {
  await runNode(['scripts/backup.mjs'], { cwd: root, env });
  const [archive = ''] = (await readdir(env.BACKUP_DIR)).filter((name) => name.endsWith('.tar.gz'));
  await runNode(['scripts/restore.mjs', path.join(env.BACKUP_DIR, archive)], { cwd: root, env });
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let backend;
let failure;
try {
  await buildBackend();
  for (const start of ['first', 'second', 'restored']) {
    if (start === 'restored') await backUpAndRestore();
    backend = startBackend(port, env, `[${start} start]`);
    await waitFor(`http://127.0.0.1:${port}/api/GetApplicationModel`, importMs, backend);
    await runNode(['backend/scripts/verify-seed.mjs', `http://127.0.0.1:${port}`], { cwd: root, env: {} });
    await stop(backend);
  }
} catch (error) {
  failure = error;
} finally {
  if (backend) await stop(backend);
  await database.stop();
  await rm(files, { recursive: true, force: true });
}
if (failure) exitWithLine(failure);
