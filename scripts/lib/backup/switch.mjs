import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { statIfThere, syncFolder } from './files.mjs';

/**
 * The steps that put a restored installation in its place. They are written down before the first one, so that those
 * of a process that was killed are finished by the next: until then the backend does not start
 * (backend/src/database/require-content.ts).
 *
 * @typedef {{ from: string, to: string }} Step
 */

/** @param {string} media folder of the media library */
export const journalOf = (media) => `${media}.restore.json`;

/**
 * @param {string} journal
 * @param {Step[]} steps
 */
export async function runSteps(journal, steps) {
  const half = `${journal}.half`;
  const handle = await open(half, 'w', 0o600);
  await handle.writeFile(JSON.stringify(steps));
  await handle.sync().finally(() => handle.close());
  await rename(half, journal);
  await syncFolder(path.dirname(journal));
  await finishSteps(journal);
}

/**
 * Finishes the steps that were begun.
 *
 * @param {string} journal
 * @returns {Promise<boolean>} whether anything was
 */
export async function finishSteps(journal) {
  const text = await readFile(journal, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  for (const { from, to } of /** @type {Step[]} */ (JSON.parse(text))) {
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
 * @returns {Promise<Step[]>}
 */
export async function stepsFor(staged, place, aside) {
  const isThere = (await statIfThere(place)) !== undefined;
  return [...(isThere ? [{ from: place, to: aside }] : []), { from: staged, to: place }];
}
