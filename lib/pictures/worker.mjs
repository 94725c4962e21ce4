/**
 * The process that makes pictures, separate from the one that serves: it has its own processor time and memory, and a
 * damaged file cannot end the site. It is started when there is work, and ends when its parent disconnects.
 */
import os from 'node:os';

import { drawIcon } from './draw-icon.mjs';
import { drawShare } from './draw-share.mjs';
import { inTurn, makePicture } from './make-picture.mjs';

/** @typedef {import('./make-picture.mjs').PictureJob} PictureJob */
/** @typedef {import('./draw-share.mjs').ShareJob} ShareJob */
/** @typedef {import('./draw-icon.mjs').IconJob} IconJob */

// Page requests have priority; some systems do not allow this.
try {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where it is not allowed, the process keeps its normal priority.
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of a terminal; the parent decides when this one ends.
process.on('SIGINT', () => undefined);

/** @param {PictureJob} job */
async function picture(job) {
  try {
    return await makePicture(job);
  } catch (error) {
    console.warn(`pictures: ${job.source} could not be cached: ${error instanceof Error ? error.message : error}`);
    return 'as-it-is';
  }
}

/** @param {ShareJob} job */
async function share(job) {
  try {
    return await inTurn(() => drawShare(job));
  } catch (error) {
    console.warn(`share: not drawn: ${error instanceof Error ? error.message : error}`);
    return 'failed';
  }
}

/** @param {IconJob} job */
async function icon(job) {
  try {
    return await inTurn(() => drawIcon(job));
  } catch (error) {
    console.warn(`icon: not drawn: ${error instanceof Error ? error.message : error}`);
    return 'failed';
  }
}

/** @param {PictureJob | ShareJob | IconJob} job */
function run(job) {
  if ('icon' in job) return icon(job);
  return 'size' in job ? share(job) : picture(job);
}

process.on('message', (/** @type {{ id: number, job: PictureJob | ShareJob | IconJob }} */ { id, job }) => {
  void run(job).then((result) => process.send?.({ id, result }));
});
