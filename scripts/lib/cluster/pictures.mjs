import assert from 'node:assert/strict';

import { Client, until } from '../backends/client.mjs';
import { filesOn, namesOf } from '../storage/bucket.mjs';
import { addFile, asAdmin, sendFile } from '../storage/installation.mjs';
import { requireFailingUploads } from '../storage/outages.mjs';
import { pdf, photograph } from '../storage/samples.mjs';
import { agentFor, ask } from '../visitors.mjs';
import { placesOf } from './publications.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */
/** @typedef {import('../storage/installation.mjs').Asker} Asker */
/** @typedef {{ admin: string, token: string }} Editor sessions of the admin and of the edit mode */

/** How long a deleted picture may be seen, or one may be missing after S3 is back, in milliseconds. */
const goneMs = 30_000;

/** The address of a visitor who looks at pictures; others are those of `Publications`. */
const watcherIndex = 120;

/** @param {Cluster} cluster @param {string} admin @returns {Asker[]} each backend */
const askersOf = ({ backends, settings }, admin) =>
  backends.map(({ url }) => ({ admin, client: new Client(url, settings?.secret ?? '') }));

/**
 * The status of an address in every place where visitors and sites get pictures.
 *
 * @param {Cluster} cluster
 * @param {string} path
 * @returns {Promise<Record<string, number>>} by the names of the places
 */
async function statusesOf(cluster, path) {
  const places = [...placesOf(cluster), ...(path.startsWith('/media/w') ? [] : cluster.backends)];
  const found = places.map(async ({ name, url }, index) => {
    const agent = agentFor(url, watcherIndex + index);
    const { status } = await ask(url + path, agent).finally(() => agent.destroy());
    return /** @type {const} */ ([name, status]);
  });
  return Object.fromEntries(await Promise.all(found));
}

/** @param {Cluster} cluster @param {string} path @param {number} status */
async function requireEverywhere(cluster, path, status) {
  const found = await statusesOf(cluster, path);
  assert.deepEqual(found, Object.fromEntries(Object.keys(found).map((name) => [name, status])), path);
}

/** @param {Cluster} cluster @param {string} path */
async function untilGoneEverywhere(cluster, path) {
  const isGone = async () => Object.values(await statusesOf(cluster, path)).every((status) => status === 404);
  return Math.round((await until(isGone, `${path} is gone everywhere`, goneMs)).ms);
}

/** @param {Cluster} cluster @returns {NonNullable<Cluster['stores']>} */
function storesOf({ stores }) {
  if (!stores) throw new Error('the cluster has not been started');
  return stores;
}

/** All names in the bucket. @param {Cluster} cluster */
async function storedNames(cluster) {
  const { bucket } = storesOf(cluster);
  return [await namesOf(bucket.media.list()), await namesOf(bucket.uploads.list())];
}

/** No backend keeps a file on a disk of its own. @param {Cluster} cluster */
async function requireEmptyDisks(cluster) {
  for (const index of cluster.backends.keys())
    for (const folder of Object.values(storesOf(cluster).foldersOf(index)))
      assert.deepEqual(await filesOn(folder), [], `${folder} is empty`);
}

/** @param {Asker} asker @param {string} name */
async function upload(asker, name) {
  const { status, body } = await addFile(asker, name, await photograph(), 'image/jpeg');
  assert.equal(status, 201, JSON.stringify(body));
  const addresses = [`/media/${body.doc.filename}`, `/media/w480/${body.doc.filename}`];
  return { id: body.doc.id, addresses };
}

/**
 * A picture that is uploaded through one backend is served by all, and gone from all when another one deletes it.
 *
 * @param {Cluster} cluster
 * @param {Editor} editor
 * @returns {Promise<{ goneMs: number }>} after how many milliseconds it is gone everywhere
 */
export async function sharePictures(cluster, { admin }) {
  const askers = askersOf(cluster, admin);
  let slowest = 0;
  for (const [index, asker] of askers.entries()) {
    const { id, addresses } = await upload(asker, `ortak-${index}.jpg`);
    for (const address of addresses) await requireEverywhere(cluster, address, 200);
    const { client } = askers[(index + 1) % askers.length] ?? asker;
    const { status } = await client.call(`media/${id}`, { method: 'DELETE', headers: asAdmin(admin) });
    assert.equal(status, 200);
    for (const address of addresses) slowest = Math.max(slowest, await untilGoneEverywhere(cluster, address));
  }
  for (const asker of askers) assert.equal((await sendFile(asker, 'ortak.pdf', pdf())).status, 200);
  await requireEmptyDisks(cluster);
  return { goneMs: slowest };
}

/**
 * S3 is away: uploads are refused by every backend with a text that says so, and nothing of them is stored. Texts are
 * published, pictures that sites have made are served, and all others again when it is back.
 *
 * @param {Cluster} cluster
 * @param {Editor} editor
 * @param {import('./publications.mjs').Publications} publications
 * @returns {Promise<{ refusedMs: number, backMs: number }>} after how many milliseconds an upload was refused, and files
 *   were served again
 */
export async function stopS3(cluster, { admin, token }, publications) {
  const askers = askersOf(cluster, admin);
  const [first] = askers;
  if (!first) throw new Error('the cluster has no backend');
  const { addresses } = await upload(first, 'kesinti.jpg');
  const [original = '', scaled = ''] = addresses;
  for (const address of addresses) await requireEverywhere(cluster, address, 200);
  const before = await storedNames(cluster);
  const { s3 } = storesOf(cluster);
  await s3.halt('stopped');
  const refused = await Promise.all(askers.map((asker) => requireFailingUploads({ ...asker, token })));
  await requireEverywhere(cluster, scaled, 200);
  await publications.publish();
  await publications.untilEverywhere();
  await s3.resume();
  const isServed = async () => Object.values(await statusesOf(cluster, original)).every((status) => status === 200);
  const { ms } = await until(isServed, 'files are served again', goneMs);
  assert.deepEqual(await storedNames(cluster), before, 'nothing of a refused upload is stored');
  await requireEmptyDisks(cluster);
  return { refusedMs: Math.max(...refused), backMs: Math.round(ms) };
}
