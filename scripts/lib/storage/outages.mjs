import assert from 'node:assert/strict';

import { until } from '../backends/client.mjs';
import { namesOf } from './bucket.mjs';
import { addFile, asAdmin, formOf, getMedia, sendFile, sendMessage } from './installation.mjs';
import { pdf, photograph } from './samples.mjs';
import { download, newestMessage } from './visitors.mjs';

/** @typedef {import('./installation.mjs').Started} Started */
/** @typedef {import('./installation.mjs').Asker} Asker */

/** The site waits three seconds for the beginning of a file (lib/media/fetch-media.ts). */
const siteWaitsMs = 3_000;
/** The time limit of an upload that the bucket does not accept. */
const uploadFailsMs = 25_000;

/** @template T @param {() => Promise<T>} work @returns {Promise<{ result: T, ms: number }>} */
async function timed(work) {
  const begun = performance.now();
  const result = await work();
  return { result, ms: Math.round(performance.now() - begun) };
}

/** @param {Asker} asker @returns {Promise<number>} how many files the library has */
async function countLibrary({ client, admin }) {
  const { body } = await client.call('media?limit=1&depth=0', { headers: asAdmin(admin) });
  return body.totalDocs;
}

/** @param {Started} started */
const readiness = async ({ client }) => {
  const { status, body } = await client.call('health/ready');
  return { status, s3: body.checks.s3 };
};

/**
 * Uploads fail with a text that says so, and leave nothing.
 *
 * @param {Asker & Pick<Started, 'token'>} started
 * @param {() => Promise<void>} [mend] before what is left is looked at
 */
export async function requireFailingUploads(started, mend) {
  const before = { library: await countLibrary(started) };
  const [picture, file] = [await photograph(), pdf()];
  const form = formOf({ alt: 'Kule' }, 'kule.jpg', picture, 'image/jpeg');
  const editor = { authorization: `Bearer ${started.token}`, origin: started.client.url, 'accept-language': 'en' };
  const [inAdmin, inEditMode, ofVisitor] = await Promise.all([
    timed(() => addFile(started, 'yeni.jpg', picture, 'image/jpeg')),
    timed(() => started.client.call('EditMedia', { method: 'POST', body: form, headers: editor })),
    timed(() => sendFile(started, 'yeni.pdf', file)),
  ]);
  assert.equal(inAdmin.result.status, 503, JSON.stringify(inAdmin.result.body));
  assert.match(JSON.stringify(inAdmin.result.body), /saklandığı yere|where files are stored/);
  assert.deepEqual([inEditMode.result.status, inEditMode.result.body.code], [503, 'storage_away']);
  assert.match(inEditMode.result.body.message, /where files are stored cannot be reached/);
  assert.deepEqual([ofVisitor.result.status, ofVisitor.result.body.code], [503, 'storage_away']);
  const slowest = Math.max(inAdmin.ms, inEditMode.ms, ofVisitor.ms);
  assert.ok(slowest < uploadFailsMs, `an upload took ${slowest} ms to fail`);
  await mend?.();
  assert.equal(await countLibrary(started), before.library, 'no record of a failed upload');
  return slowest;
}

/** 500 ms each way: everything works. @param {Started} started @param {{ filename: string }} picture */
export async function workSlowly(started, picture) {
  started.line.delayMs = 500;
  const file = await timed(() => getMedia(started, picture.filename));
  assert.equal(file.result.status, 200);
  assert.ok(file.ms < siteWaitsMs, `a picture took ${file.ms} ms`);
  const upload = await timed(async () => addFile(started, 'yavas.jpg', await photograph(), 'image/jpeg'));
  assert.equal(upload.result.status, 201, JSON.stringify(upload.result.body));
  const visitor = await timed(() => sendFile(started, 'yavas.pdf', pdf()));
  assert.equal(visitor.result.status, 200);
  started.line.mend();
  return { pictureMs: file.ms, uploadMs: upload.ms, visitorMs: visitor.ms };
}

/** A server that accepts connections and never answers. @param {Started} started @param {{ filename: string }} picture */
export async function endInTime(started, picture) {
  const { line, client } = started;
  line.isSilent = true;
  const [file, page] = [
    await timed(() => getMedia(started, picture.filename)),
    await timed(() => client.call('GetApplicationModel')),
  ];
  assert.deepEqual([file.result.status, page.result.status], [503, 200]);
  assert.equal(file.result.headers.get('cache-control'), 'no-store');
  assert.ok(file.ms < siteWaitsMs, `a picture took ${file.ms} ms to fail`);
  const uploadMs = await requireFailingUploads(started, async () => line.mend());
  assert.equal((await getMedia(started, picture.filename)).status, 200);
  return { pictureMs: file.ms, uploadMs };
}

/** Connections that end in the middle of an upload. @param {Started} started */
export async function cutUploads(started) {
  const { line, bucket } = started;
  const before = await namesOf(bucket.media.list());
  line.cutAfter = 3_000;
  await requireFailingUploads(started);
  line.mend();
  assert.deepEqual(await namesOf(bucket.media.list()), before, 'nothing half is left');
}

/**
 * No server at all: what does not need it goes on, and what is deleted meanwhile is deleted.
 *
 * @param {Started} started @param {{ filename: string }} picture
 */
export async function surviveOutage(started, picture) {
  const { client, admin, server, line } = started;
  const { body } = await sendFile(started, 'silinecek.pdf', pdf());
  assert.equal((await sendMessage(started, body.data)).status, 200);
  const message = await newestMessage(started);
  await server.halt('stopped');
  line.mend();
  assert.equal((await getMedia(started, picture.filename)).status, 503);
  assert.equal((await getMedia(started, `portrait/${picture.filename}.webp`)).status, 503);
  assert.equal((await download(started, message.attachment, asAdmin(admin))).status, 503);
  assert.equal((await client.call('GetPageKeys?language=tr')).status, 200);
  await until(async () => (await readiness(started)).s3 === 'failed', 'the health names S3', 12_000);
  assert.equal((await readiness(started)).status, 200, 'the backend is ready all the same');
  const failedMs = await requireFailingUploads(started);
  const removed = await client.call(`messages/${message.id}`, { method: 'DELETE', headers: asAdmin(admin) });
  assert.equal(removed.status, 200, 'a message is deleted, and its file later');
  await server.resume();
  assert.equal((await getMedia(started, picture.filename)).status, 200);
  await until(async () => (await readiness(started)).s3 === 'ok', 'the health is well again', 12_000);
  return { failedMs };
}

/** A wrong key: the start says so, and goes on. @param {Started} started @param {{ filename: string }} picture */
export async function startWithWrongKey(started, picture) {
  const { installation, client, s3 } = started;
  await installation.run({ ...s3, S3_SECRET_ACCESS_KEY: 'wrong' });
  const line = /S3_BUCKET: S3 at http:\/\/127\.0\.0\.1:\d+ refuses the access key.*SignatureDoesNotMatch/;
  await until(async () => line.test(installation.log), 'the start says that the key is wrong', 60_000);
  assert.doesNotMatch(installation.log, /caused by|#explain/, 'in one line');
  assert.equal((await client.call('GetApplicationModel')).status, 200);
  assert.equal((await getMedia(started, picture.filename)).status, 503);
  assert.deepEqual(await readiness(started), { status: 200, s3: 'failed' });
  await requireFailingUploads(started);
}
