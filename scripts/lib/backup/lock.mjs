import { readFile, rm, writeFile } from 'node:fs/promises';

import { codeOf } from './files.mjs';

/** Another process holds the lock. */
export class BusyError extends Error {}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user counts too.
    return codeOf(error) === 'EPERM';
  }
}

/** @param {string} file */
async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs a job while no other process holds the lock. The lock of a process that was killed is taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} job
 * @returns {Promise<T>}
 * @throws {BusyError}
 */
export async function withLock(file, job) {
  if (!(await take(file))) {
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    // A lock without a process number was made just now.
    if (!pid || isAlive(pid)) throw new BusyError('another process is making a backup already');
    await rm(file, { force: true });
    if (!(await take(file))) throw new BusyError('another process is making a backup already');
  }
  try {
    return await job();
  } finally {
    await rm(file, { force: true });
  }
}
