/**
 * Runs the backend on a PostgreSQL of its own: migrations, seed, every answer, and a second start. Installs
 * PostgreSQL from Debian where that is possible. Without a PostgreSQL it says so and ends well.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend } from './lib/build.mjs';
import { importMs } from './lib/demo-content.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { root } from './lib/paths.mjs';
import { freePort, runNode, stop, waitFor } from './lib/processes.mjs';
import { startBackend } from './lib/services.mjs';

const debian = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** @returns {Promise<string | undefined>} the folder of PostgreSQL's programs, the newest where there are several */
async function programs() {
  const versions = await readdir(debian).catch(() => /** @type {string[]} */ ([]));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest && path.join(debian, newest, 'bin');
}

function install() {
  const options = /** @type {const} */ ({
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  execFileSync('apt-get', ['update', '-q'], options);
  // No cluster of Debian's is made: the test brings its own.
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], options);
}

async function findOrInstall() {
  const found = await programs();
  if (found || !isRoot || process.platform !== 'linux') return found;
  try {
    install();
  } catch {
    return undefined;
  }
  return programs();
}

/** PostgreSQL refuses to run as root. */
function owner() {
  if (!isRoot) return {};
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @param {string} bin @param {string} data @param {number} port */
async function startDatabase(bin, data, port) {
  const user = owner();
  if (user.uid !== undefined) await chown(data, user.uid, user.gid);
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...user,
    stdio: 'ignore',
  });
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'fsync=off'];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  return spawn(path.join(bin, 'postgres'), args, { ...user, stdio: ['ignore', 'ignore', 'inherit'] });
}

const bin = await findOrInstall();
if (!bin) {
  console.info('PostgreSQL is not installed and cannot be installed here: not tested');
  process.exit(0);
}

const data = await mkdtemp(path.join(os.tmpdir(), 'postgres-'));
const media = await mkdtemp(path.join(os.tmpdir(), 'media-'));
const [databasePort, port] = [await freePort(), await freePort()];
const env = {
  DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
  MEDIA_DIR: media,
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
};
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let failure;
try {
  await buildBackend();
  children.push(await startDatabase(bin, data, databasePort));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  for (const start of ['first', 'second']) {
    const backend = startBackend(port, env, `[${start} start]`);
    children.unshift(backend);
    await waitFor(`http://127.0.0.1:${port}/api/GetApplicationModel`, importMs, backend);
    await runNode(['backend/scripts/verify-seed.mjs', `http://127.0.0.1:${port}`], { cwd: root, env: {} });
    await stop(backend);
  }
} catch (error) {
  failure = error;
} finally {
  for (const child of children) await stop(child);
  await rm(data, { recursive: true, force: true });
  await rm(media, { recursive: true, force: true });
}
if (failure) exitWithLine(failure);
