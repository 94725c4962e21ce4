/**
 * `npm run media:move -- --to s3|disk`: copies the library and visitors' files between the folders and the bucket of
 * the environment (docs/operations.md, "Move media to S3"), and compares every file by size and SHA-256. Run again, it
 * copies what is missing. With `--mirror` it also deletes at the target what the source does not have, with
 * `--delete-source` at the source what has arrived; both only while no backend uses that side. Ends with 0, or with 1
 * and a line that says what is wrong; then nothing was deleted.
 */
import './lib/prepare.mjs';

import { parseArgs } from 'node:util';

import { refuseOptionsOfNpm } from '../lib/env/own-arguments.mjs';
import { openBucket, openFolders } from '../lib/storage/open-stores.mjs';
import { readPlaces } from './lib/backup/places.mjs';
import { inMb } from './lib/backup/room.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { moveFiles, requireSources } from './lib/media-move/move-files.mjs';
import { sideOfBackend } from './lib/media-move/side-of-backend.mjs';
import { root } from './lib/paths.mjs';

const options = /** @type {const} */ ({
  to: { type: 'string' },
  mirror: { type: 'boolean', default: false },
  'delete-source': { type: 'boolean', default: false },
});

/** A line now and then. */
const noteEvery = 100;

/** @typedef {import('./lib/media-move/side-of-backend.mjs').Side} Side */

/** @param {Side} side @param {string} flag */
async function requireUnused(side, flag) {
  if ((await sideOfBackend()) === side) throw new Error(`the backend uses ${side}: ${flag} only while it does not`);
}

async function move() {
  refuseOptionsOfNpm('media:move', Object.keys(options), process.env);
  const { values } = parseArgs({ options });
  const { to: target, mirror: isMirror, 'delete-source': deletesSource } = values;
  if (target !== 's3' && target !== 'disk') throw new Error('name the target: npm run media:move -- --to s3, or disk');
  const source = target === 's3' ? 'disk' : 's3';
  const places = readPlaces(process.env, root);
  if (!places.s3) throw new Error('S3_BUCKET and its other variables name the bucket, in both directions');
  const [folders, bucket] = [openFolders(places), await openBucket(places.s3)];
  const [from, to] = target === 's3' ? [folders, bucket] : [bucket, folders];
  if (isMirror) await requireUnused(target, '--mirror');
  if (deletesSource) await requireUnused(source, '--delete-source');
  const moved = [];
  for (const kind of /** @type {const} */ (['media', 'uploads'])) {
    console.info(`media:move: ${from[kind].place} → ${to[kind].place}`);
    const result = await moveFiles(from[kind], to[kind], (done) => {
      if (done % noteEvery === 0) console.info(`${done} files …`);
    });
    const { copied, equal, bytes, extra } = result;
    console.info(`${copied} copied, ${equal} were there; ${inMb(bytes)}, all equal by size and SHA-256`);
    if (extra.length > 0 && !isMirror) console.info(`${extra.length} are at the target only, such as ${extra[0]}`);
    moved.push({ kind, from: from[kind], ...result });
  }
  if (isMirror) requireSources(moved);
  for (const { kind, names, extra } of moved) {
    if (isMirror) for (const name of extra) await to[kind].remove(name);
    if (isMirror && extra.length > 0) console.info(`${extra.length} deleted at ${to[kind].place}`);
    if (deletesSource) for (const name of names) await from[kind].remove(name);
    if (deletesSource) console.info(`${names.length} deleted at ${from[kind].place}`);
  }
  // Nothing is deleted any more.
  const backend = await sideOfBackend().catch(() => undefined);
  if (backend === source) {
    console.info('The backend still uses the other side. To switch over: stop it, run this again with --mirror, and');
    console.info(`start it ${target === 's3' ? 'with' : 'without'} S3_BUCKET.`);
  }
}

await move().catch((error) => exitWithLine(`media:move: ${error instanceof Error ? error.message : error}`));
