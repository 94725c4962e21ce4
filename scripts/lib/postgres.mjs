import { execFileSync, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { findPrograms } from './postgres-programs.mjs';
import { freePort, isPortFree, stop } from './processes.mjs';

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function owner() {
  if (!isRoot) return {};
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @param {number} port */
async function untilListening(port) {
  for (let time = 0; time < 100 && (await isPortFree(port)); time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {string} bin @param {string} data @param {number} port */
async function startProgram(bin, data, port) {
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

/**
 * Starts a PostgreSQL of its own, with an empty database. Installs Debian's where none is installed.
 *
 * @returns its address, and a function that stops it and deletes what it stored
 * @throws {Error} with one line where there is none and it cannot be installed
 */
export async function startPostgres() {
  const bin = await findPrograms();
  const [data, port] = [await mkdtemp(path.join(os.tmpdir(), 'postgres-')), await freePort()];
  const child = await startProgram(bin, data, port);
  await untilListening(port);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await stop(child);
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a further database on the same server.
 *
 * @param {string} url of a database there
 * @param {string} name of the new one
 * @param {string} [template] of the one that it is a copy of, which nobody may use meanwhile; otherwise it is empty
 * @returns {Promise<string>} its address
 */
export async function createDatabase(url, name, template = 'template1') {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(template)}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
