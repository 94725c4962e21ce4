import assert from 'node:assert/strict';
import { request } from 'node:http';

import { until } from '../backends/client.mjs';
import { filesOn, namesOf } from './bucket.mjs';
import { asAdmin, sendFile, sendMessage } from './installation.mjs';
import { pdf, photograph } from './samples.mjs';

/** @typedef {import('./installation.mjs').Started} Started */
/** @typedef {import('./installation.mjs').Message} Message */

/** @param {Started} started @returns {Promise<Message>} the newest message */
export async function newestMessage({ client, admin }) {
  const { body } = await client.call('messages?limit=1&depth=0', { headers: asAdmin(admin) });
  const [message] = body.docs;
  assert.ok(message, 'there is a message');
  return message;
}

/** @param {Started} started @param {unknown} id @param {Record<string, string>} headers */
export const download = ({ client }, id, headers) => fetch(`${client.url}/api/uploads/${id}/file`, { headers });

/**
 * Visitors' files are in the bucket, and reached by those who read messages.
 *
 * @param {Started} started
 * @returns {Promise<Message>} a message that stays
 */
export async function keepVisitorsFiles(started) {
  const { client, admin, bucket, env } = started;
  const bytes = pdf();
  const { status, body } = await sendFile(started, 'Çizim.pdf', bytes);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal((await sendMessage(started, body.data)).status, 200);
  const message = await newestMessage(started);
  const names = await namesOf(bucket.uploads.list());
  assert.equal(names.length, 1);
  assert.deepEqual(await filesOn(env.UPLOAD_DIR ?? ''), [], 'nothing is left on the disk');

  const got = await download(started, message.attachment, asAdmin(admin));
  assert.equal(got.status, 200);
  assert.deepEqual(Buffer.from(await got.arrayBuffer()), bytes);
  assert.match(got.headers.get('content-disposition') ?? '', /^attachment; filename="cizim\.pdf"/);
  assert.deepEqual(
    ['content-type', 'x-content-type-options', 'cache-control', 'content-security-policy'].map((name) =>
      got.headers.get(name),
    ),
    ['application/pdf', 'nosniff', 'private, no-store', "default-src 'none'; sandbox"],
  );
  assert.equal((await download(started, message.attachment, {})).status, 403, 'nobody else may');
  assert.equal((await fetch(`${client.url}/media/${names[0]}`)).status, 404, 'it has no public address');
  assert.equal((await fetch(`${client.url}/media/..%2Fuploads%2F${names[0]}`)).status >= 400, true);
  assert.equal((await fetch(`${started.server.url}/${started.server.bucket}/uploads/${names[0]}`)).ok, false);

  const picture = await sendFile(started, 'saha.jpg', await photograph());
  assert.equal((await sendMessage(started, picture.body.data)).status, 200);
  const second = await newestMessage(started);
  const headers = asAdmin(admin);
  const removed = await client.call(`messages/${second.id}`, { method: 'DELETE', headers });
  assert.equal(removed.status, 200, JSON.stringify(removed.body));
  await until(async () => (await namesOf(bucket.uploads.list())).length === 1, 'the file of a deleted message', 5_000);
  return message;
}

/** An incomplete upload leaves nothing behind. @param {Started} started */
export async function refuseHalfFiles(started) {
  const { client, bucket } = started;
  const before = await namesOf(bucket.uploads.list());
  assert.equal((await sendFile(started, 'sahte.pdf', Buffer.from('not a PDF'))).status, 415);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', ...client.visitorHeaders() };
  const half = request(`${client.url}/api/UploadFile`, { method: 'POST', headers });
  const ended = new Promise((resolve) => half.once('close', () => resolve(undefined)));
  half.on('error', () => undefined);
  half.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  half.once('socket', (socket) => socket.once('connect', () => half.destroy()));
  await ended;
  assert.deepEqual(await namesOf(bucket.uploads.list()), before);
}
