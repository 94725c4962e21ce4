import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { readArchive, summing } from './archive.mjs';
import { chownLikeFolder, makePrivateFolder, nearestFolder, statIfThere } from './files.mjs';
import { databaseName, manifestName, readManifest, secretsName } from './manifest.mjs';
import { requireRoom } from './room.mjs';

/** @typedef {import('./places.mjs').Places} Places */
/** @typedef {import('./archive.mjs').Sum} Sum */

/**
 * What an archive holds, unpacked beside the places that it is for, so that a rename puts it there.
 *
 * @typedef {object} Staged
 * @property {import('./manifest.mjs').Manifest} manifest
 * @property {string} database
 * @property {string} media
 * @property {string} uploads
 * @property {string | undefined} secrets undefined where the archive holds none
 */

const ending = '.restoring';

/** @param {Places} places */
const stagingOf = (places) => ({
  database: (places.database.dialect === 'sqlite' ? places.database.file : places.media) + `.database${ending}`,
  media: places.media + ending,
  uploads: places.uploads + ending,
  secrets: places.secrets + ending,
  manifest: `${places.media}.manifest${ending}`,
});

/** @param {Places} places */
export async function removeStaging(places) {
  for (const place of Object.values(stagingOf(places))) await rm(place, { recursive: true, force: true });
}

/**
 * Unpacks an archive, and compares every file with the archive's list.
 *
 * @param {string} file
 * @param {string | undefined} key
 * @param {Places} places
 * @returns {Promise<Staged>}
 * @throws {Error} with one line; nothing but the staging has been touched
 */
export async function stageArchive(file, key, places) {
  const staging = stagingOf(places);
  await removeStaging(places);
  for (const folder of [staging.media, staging.uploads]) await makePrivateFolder(folder);
  for (const one of [staging.database, staging.secrets]) await makePrivateFolder(path.dirname(one));
  /** @type {Record<string, Sum>} */
  const found = {};
  let text = '';
  await readArchive(file, key, async (name, content, size) => {
    if (name === manifestName) {
      for await (const piece of content) text += piece;
      return;
    }
    const target = placeOf(name, staging);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await requireRoom(path.dirname(target), size, 'a restore');
    const { stream, sum } = summing();
    await pipeline(content, stream, createWriteStream(target, { mode: 0o600 }));
    found[name] = sum();
  });
  if (!text) throw new Error('the archive is cut off, or no archive of this program');
  const manifest = readManifest(text);
  compare(found, manifest.files);
  if (manifest.dialect !== places.database.dialect)
    throw new Error(
      `the archive holds a database of the kind ${manifest.dialect}, and DATABASE_URL names another kind`,
    );
  const hasSecrets = secretsName in found;
  for (const place of [staging.database, staging.media, staging.uploads, ...(hasSecrets ? [staging.secrets] : [])])
    await chownLikeFolder(place, await nearestFolder(place));
  return { ...staging, manifest, secrets: hasSecrets ? staging.secrets : undefined };
}

/** @param {string} name @param {ReturnType<typeof stagingOf>} staging */
function placeOf(name, staging) {
  if (name === secretsName) return staging.secrets;
  if (name === databaseName('sqlite') || name === databaseName('postgres')) return staging.database;
  const [, kind, inside = ''] = /^(media|uploads)\/(.+)$/.exec(name) ?? [];
  const isSafe = inside
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part));
  if (!kind || !isSafe) throw new Error(`the archive holds a file of another name: ${JSON.stringify(name)}`);
  return path.join(kind === 'media' ? staging.media : staging.uploads, inside);
}

/** @param {Record<string, Sum>} found @param {Record<string, Sum>} expected */
function compare(found, expected) {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  const wrong = [...names].filter((name) => found[name]?.sha256 !== expected[name]?.sha256);
  if (wrong.length > 0) throw new Error(`the archive is damaged: ${wrong.length} files differ, such as ${wrong[0]}`);
}

/**
 * Whether a place can be replaced by a rename.
 *
 * @param {string} place
 * @throws {Error} when it is a mount point
 */
export async function requireReplaceable(place) {
  const [own, parent] = await Promise.all([statIfThere(place), stat(await nearestFolder(place))]);
  if (own && own.dev !== parent.dev)
    throw new Error(`${place} is a disk of its own, which cannot be replaced: use a folder inside it`);
}
