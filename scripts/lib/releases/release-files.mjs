import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { currentFile, releaseDir, usersDir } from './places.mjs';

/**
 * @typedef {object} Release
 * @property {string} id
 * @property {string} builtAt ISO 8601
 * @property {string} version of the project
 * @property {Record<string, string>} buildEnv what the build saw
 */

/** @typedef {{ id: string, former?: string }} Current */

/** @param {string} file @returns {Promise<unknown>} undefined if there is no such file, or no JSON in it */
async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Written beside and renamed: a reader finds the old file or the new one.
 *
 * @param {string} file @param {unknown} value
 */
async function writeJson(file, value) {
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, `${JSON.stringify(value, null, 2)}\n`);
  await rename(beside, file);
}

/** Written last: a release without it is not complete. @param {string} id */
const completeFile = (id) => path.join(releaseDir(id), 'release.json');

/** @param {string} id @returns {Promise<Release | undefined>} undefined if it is not complete */
export const readRelease = async (id) => /** @type {Release | undefined} */ (await readJson(completeFile(id)));

/** @param {Release} release */
export const writeRelease = (release) => writeJson(completeFile(release.id), release);

/**
 * Deletes what a process leaves that ends while it builds. Synchronous: nothing else runs any more.
 *
 * @param {string} id
 */
export function removeUnfinished(id) {
  if (existsSync(completeFile(id))) return;
  try {
    // A process of the build may still write.
    rmSync(releaseDir(id), { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    console.warn(
      `what was built of version ${id} cannot be deleted: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** @returns {Promise<Current | undefined>} */
export const readCurrent = async () => /** @type {Current | undefined} */ (await readJson(currentFile));

/** @param {Current} current */
export const writeCurrent = (current) => writeJson(currentFile, current);

/**
 * Notes which release serves. The one before it stays, also after a start of the release that served last.
 *
 * @param {string} id
 */
export async function noteServing(id) {
  const last = await readCurrent();
  const former = last?.id === id ? last.former : last?.id;
  await writeCurrent(former ? { id, former } : { id });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

const userFile = () => path.join(usersDir, String(process.pid));

/** Notes which releases this process needs, so that no other one deletes them. @param {string[]} ids */
export const noteUse = (ids) => writeJson(userFile(), ids);

/** @returns {Promise<void>} */
export const endUse = () => rm(userFile(), { force: true });

/** @returns {Promise<Set<string>>} the releases that a running process needs */
export async function usedReleases() {
  /** @type {Set<string>} */
  const used = new Set();
  for (const name of await readdir(usersDir).catch(() => [])) {
    const file = path.join(usersDir, name);
    if (!isAlive(Number.parseInt(name, 10))) await rm(file, { force: true });
    else for (const id of /** @type {string[]} */ ((await readJson(file)) ?? [])) used.add(id);
  }
  return used;
}
