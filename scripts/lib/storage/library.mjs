import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';

import { until } from '../backends/client.mjs';
import { filesOn, namesOf } from './bucket.mjs';
import { addFile, asAdmin, formOf, getMedia } from './installation.mjs';
import { drawing, film, photograph } from './samples.mjs';

/** @typedef {import('./installation.mjs').Started} Started */
/** Records of the library. @typedef {Record<'picture' | 'movie' | 'mark', import('./installation.mjs').File>} Docs */

/** @param {ArrayBuffer | Uint8Array} bytes */
const sumOf = (bytes) => createHash('sha256').update(new Uint8Array(bytes)).digest('hex').slice(0, 16);

/** The headers that decide how browsers and the site treat a file. */
const comparedHeaders = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges', 'cache-control'],
  ...['content-security-policy', 'x-content-type-options'],
];

/** @param {Started} started @param {string} name @param {RequestInit} [init] */
async function readFileAnswer(started, name, init) {
  const response = await getMedia(started, name, init);
  const headers = Object.fromEntries(comparedHeaders.map((header) => [header, response.headers.get(header)]));
  return { name, init, status: response.status, headers, sum: sumOf(await response.arrayBuffer()) };
}

/**
 * Every address of the library that visitors may request.
 *
 * @param {Started} started
 * @param {Docs} docs
 */
export async function readLibrary(started, { picture, movie, mark }) {
  const sizes = Object.values(picture.sizes).flatMap(({ filename }) => filename ?? []);
  const crops = [`portrait/${picture.filename}.webp`, `square/${picture.filename}.webp`];
  const names = [picture.filename, ...sizes, ...crops, movie.filename, mark.filename, 'missing.jpg', 'x%2Fy.jpg'];
  const answers = [];
  for (const name of names) answers.push(await readFileAnswer(started, name));
  for (const range of ['bytes=0-99', 'bytes=1000-', 'bytes=-50', 'bytes=99999999-'])
    answers.push(await readFileAnswer(started, movie.filename, { headers: { range } }));
  answers.push(await readFileAnswer(started, movie.filename, { method: 'HEAD' }));
  return answers;
}

/** Files of the library are in the bucket, and served at their addresses. @param {Started} started */
export async function keepLibrary(started) {
  const { bucket, client, admin, env } = started;
  const add = async (/** @type {string} */ name, /** @type {Buffer} */ bytes, /** @type {string} */ type) => {
    const { status, body } = await addFile(started, name, bytes, type);
    assert.equal(status, 201, JSON.stringify(body));
    return body.doc;
  };
  const [shot, clip] = [await photograph(), await film()];
  const docs = {
    picture: await add('Köprü.jpg', shot, 'image/jpeg'),
    movie: await add('tanitim.mp4', clip, 'video/mp4'),
    mark: await add('mark.svg', await drawing(), 'image/svg+xml'),
  };
  const answers = await readLibrary(started, docs);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [...Array(answers.length - 7).fill(200), 404, 404, 206, 206, 206, 416, 200],
  );
  assert.equal(answers[0]?.sum, sumOf(shot));
  const [wholeFilm] = answers.filter(({ name, init }) => name === docs.movie.filename && !init);
  assert.equal(wholeFilm?.sum, sumOf(clip));
  const sizes = Object.values(docs.picture.sizes).map(({ filename }) => filename);
  const stored = await namesOf(bucket.media.list());
  for (const name of [docs.picture.filename, ...sizes, docs.movie.filename, docs.mark.filename])
    assert.ok(stored.includes(name), `${name} is in the bucket`);
  assert.deepEqual(await filesOn(env.MEDIA_DIR ?? ''), [], 'nothing is on the disk');

  const headers = asAdmin(admin);
  const untilGone = (/** @type {string} */ name, /** @type {string} */ what) =>
    until(async () => (await getMedia(started, name)).status === 404, `${what} is gone`, 5_000);
  const moved = await client.send(`media/${docs.picture.id}`, { focalX: 80, focalY: 50 }, headers, 'PATCH');
  assert.equal(moved.status, 200, JSON.stringify(moved.body));
  assert.notEqual(moved.body.doc.filename, docs.picture.filename, 'another crop has another address');
  assert.equal((await getMedia(started, moved.body.doc.filename)).status, 200);
  await untilGone(docs.picture.filename, 'the replaced picture');

  const extra = await add('extra.svg', await drawing(), 'image/svg+xml');
  const removed = await client.call(`media/${extra.id}`, { method: 'DELETE', headers });
  assert.equal(removed.status, 200, JSON.stringify(removed.body));
  await untilGone(extra.filename, 'the deleted file');
  const stem = docs.picture.filename.replace(/\.jpg$/, '');
  const left = await namesOf(bucket.media.list());
  assert.deepEqual(
    left.filter((name) => name.includes(stem) || name === extra.filename),
    [],
    'nothing of replaced and deleted files is left',
  );
  return { ...docs, picture: moved.body.doc };
}

/** The picture of the edit mode's own upload. @param {Started} started */
export async function addInEditMode({ client, token, bucket }) {
  const form = formOf({ alt: 'Kule' }, 'kule.jpg', await photograph(), 'image/jpeg');
  const headers = { authorization: `Bearer ${token}`, origin: client.url };
  const { status, body } = await client.call('EditMedia', { method: 'POST', body: form, headers });
  assert.equal(status, 200, JSON.stringify(body));
  assert.ok(await bucket.media.find(body.data.name));
}
