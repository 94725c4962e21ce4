/**
 * The process that makes pictures, apart from the one that serves: the processor's time and the memory that it takes
 * are its own, and whatever a damaged file does to it, the site stays. It is started when there is something to make,
 * and ends when its parent lets go of it.
 */
import os from 'node:os';

import { drawShare } from './draw-share.mjs';
import { inTurn, makePicture } from './make-picture.mjs';

/** @typedef {import('./make-picture.mjs').PictureJob} PictureJob */
/** @typedef {import('./draw-share.mjs').ShareJob} ShareJob */

// Visitors who look at pages go first; some systems let nobody choose.
try {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Then it has the priority of all.
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of a terminal; the parent says when this one ends.
process.on('SIGINT', () => undefined);

/** @param {PictureJob} job */
async function picture(job) {
  try {
    return await makePicture(job);
  } catch (error) {
    console.warn(`pictures: ${job.source} is not kept: ${error instanceof Error ? error.message : error}`);
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

process.on('message', (/** @type {{ id: number, job: PictureJob | ShareJob }} */ { id, job }) => {
  void ('size' in job ? share(job) : picture(job)).then((result) => process.send?.({ id, result }));
});
