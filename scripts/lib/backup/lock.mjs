import { open, readFile, rm } from 'node:fs/promises';
import os from 'node:os';

import { codeOf, statIfThere } from './files.mjs';

/** No backup takes that long. */
const stuckMs = 6 * 60 * 60 * 1000;

/** Another process holds the lock. */
export class BusyError extends Error {
  /** @param {string} file @param {number} since when it was made, in milliseconds since 1970 */
  constructor(file, since) {
    const isStuck = Date.now() - since > stuckMs;
    super(
      isStuck
        ? `another process has been making a backup since ${new Date(since).toISOString()}: if there is none, delete ${file}`
        : 'another process is making a backup already',
    );
    /** Whether the operator has to look. */
    this.isStuck = isStuck;
  }
}

/** Longer than a process takes to write its number into its new lock. */
const unnamedMs = 60_000;

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
  let handle;
  try {
    handle = await open(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    await handle.writeFile(String(process.pid));
  } catch (error) {
    // A lock without a number would stop the next backup.
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return true;
}

/**
 * When a lock was made that a process still holds; undefined if its process has ended. After a restart of the machine
 * another process may have the same number.
 *
 * @param {string} file
 */
async function heldSince(file) {
  const found = await statIfThere(file);
  if (!found) return undefined;
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  const isFromBeforeBoot = found.mtimeMs < Date.now() - os.uptime() * 1000;
  const isHeld = pid ? isAlive(pid) : Date.now() - found.mtimeMs < unnamedMs;
  return isHeld && !isFromBeforeBoot ? found.mtimeMs : undefined;
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
    const since = await heldSince(file);
    if (since !== undefined) throw new BusyError(file, since);
    await rm(file, { force: true });
    if (!(await take(file))) throw new BusyError(file, Date.now());
  }
  try {
    return await job();
  } finally {
    await rm(file, { force: true });
  }
}
