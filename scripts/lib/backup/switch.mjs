import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { statIfThere, syncFolder } from './files.mjs';

/**
 * The steps that put a restored installation in its place. They are written down before the first one, so that those
 * of a process that was killed are finished by the next: until then the backend does not start
 * (backend/src/database/require-content.ts).
 *
 * @typedef {{ from: string, to: string } | Load} Step
 */

/**
 * The first step with PostgreSQL: a dump takes the place of the database, in one transaction, so it may be repeated.
 *
 * @typedef {{ dump: string, after: string[] }} Load `after`: statements that follow the dump
 */

/** @typedef {(step: Load) => Promise<unknown>} LoadDump */

/** @param {string} media folder of the media library */
export const journalOf = (media) => `${media}.restore.json`;

/**
 * @param {string} journal
 * @param {Step[]} steps
 * @param {LoadDump} load
 * @throws {Error} if the dump cannot be loaded; then nothing was changed, and no journal stays
 */
export async function runSteps(journal, steps, load) {
  const half = `${journal}.half`;
  const handle = await open(half, 'w', 0o600);
  await handle.writeFile(JSON.stringify(steps));
  await handle.sync().finally(() => handle.close());
  await rename(half, journal);
  await syncFolder(path.dirname(journal));
  const [first] = steps;
  if (first && 'dump' in first) {
    await load(first).catch(async (error) => {
      await rm(journal);
      throw error;
    });
  }
  await finishSteps(journal, () => Promise.resolve());
}

/**
 * Finishes the steps that were begun.
 *
 * @param {string} journal
 * @param {LoadDump} load
 * @returns {Promise<boolean>} whether anything was
 */
export async function finishSteps(journal, load) {
  const text = await readFile(journal, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  for (const step of /** @type {Step[]} */ (JSON.parse(text))) {
    if ('dump' in step) {
      await load(step);
      continue;
    }
    const { from, to } = step;
    // A step that was done has its target.
    if (await statIfThere(to)) continue;
    await rename(from, to);
    await syncFolder(path.dirname(to));
  }
  await rm(journal);
  return true;
}

/**
 * The steps for one place: what is there goes aside.
 *
 * @param {string} staged
 * @param {string} place
 * @param {string} aside
 * @returns {Promise<{ from: string, to: string }[]>}
 */
export async function stepsFor(staged, place, aside) {
  const isThere = (await statIfThere(place)) !== undefined;
  return [...(isThere ? [{ from: place, to: aside }] : []), { from: staged, to: place }];
}
