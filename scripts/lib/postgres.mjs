import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { findPrograms } from './postgres-programs.mjs';
import { freePort, stop } from './processes.mjs';

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function owner() {
  if (!isRoot) return {};
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** How long it may take to start, in milliseconds, on a machine that has other work to do. */
const startMs = 60_000;

/** @param {number} port */
const addressOf = (port) => `postgres://postgres@127.0.0.1:${port}/postgres`;

/**
 * Waits until it answers: it listens before, and refuses everybody.
 *
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<boolean>} false if it has ended instead
 */
async function untilAnswering(port, child) {
  const deadline = Date.now() + startMs;
  while (child.exitCode === null) {
    const client = new pg.Client({ connectionString: addressOf(port) });
    // It may end the connection while nobody waits for an answer.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

/** Makes an empty folder of data. @param {string} bin @param {string} data */
async function initialize(bin, data) {
  const user = owner();
  if (user.uid !== undefined) await chown(data, user.uid, user.gid);
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...user,
    stdio: 'ignore',
  });
}

/** @param {string} bin @param {string} data @param {number} port @param {readonly string[]} settings */
async function startProgram(bin, data, port, settings) {
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'fsync=off'];
  const args = ['-D', data, ...[...own, ...settings].flatMap((setting) => ['-c', setting])];
  const deadline = Date.now() + startMs;
  for (;;) {
    const child = spawn(path.join(bin, 'postgres'), args, { ...owner(), stdio: ['ignore', 'ignore', 'inherit'] });
    if (await untilAnswering(port, child)) return child;
    // The processes of a killed server take a moment to end, and no new one starts before.
    if (Date.now() > deadline) throw new Error('PostgreSQL does not start; its lines above say why');
  }
}

/** The signals that end it: at once even if clients are connected, or without a warning. */
const signals = /** @type {const} */ ({ stopped: 'SIGINT', killed: 'SIGKILL' });

/**
 * Starts a PostgreSQL of its own, with an empty database. Installs Debian's where none is installed.
 *
 * @param {readonly string[]} [settings] such as `max_connections=30`
 * @returns its address, and a function that stops it and deletes what it stored
 * @throws {Error} with one line where there is none and it cannot be installed
 */
export async function startPostgres(settings = []) {
  const bin = await findPrograms();
  const [data, port] = [await mkdtemp(path.join(os.tmpdir(), 'postgres-')), await freePort()];
  await initialize(bin, data);
  const start = () => startProgram(bin, data, port, settings);
  let child = await start();
  return {
    url: addressOf(port),
    /** Ends it, with everybody who is connected. What it has stored stays. @param {keyof typeof signals} how */
    halt: async (how) => {
      const ended = once(child, 'exit');
      child.kill(signals[how]);
      await ended;
    },
    /** Starts it again, with what it had stored. */
    resume: async () => {
      child = await start();
    },
    stop: async () => {
      await stop(child);
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * Deletes a database, with everybody who is connected to it.
 *
 * @param {string} serverUrl of another database there
 * @param {string} url of the one to delete
 */
export async function dropDatabase(serverUrl, url) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`DROP DATABASE ${pg.escapeIdentifier(new URL(url).pathname.slice(1))} WITH (FORCE)`);
  } finally {
    await client.end();
  }
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
