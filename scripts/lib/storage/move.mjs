import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';

import { openFolders } from '../../../lib/storage/open-stores.mjs';
import { freePort } from '../processes.mjs';
import { bucketOf, namesOf } from './bucket.mjs';
import { asAdmin } from './installation.mjs';
import { readLibrary } from './library.mjs';
import { runScript } from './run-script.mjs';
import { download } from './visitors.mjs';

/** @typedef {import('./installation.mjs').Started} Started */
/** @typedef {{ docs: import('./library.mjs').Docs, message: import('./installation.mjs').Message }} Content */

/** Where the second move goes: another part of the same bucket. */
const again = { S3_PREFIX: 'again' };

/** @param {Started} started @param {Content} content what visitors and the office get */
async function readContent(started, { docs, message }) {
  const file = await download(started, message.attachment, asAdmin(started.admin));
  const bytes = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { library: await readLibrary(started, docs), visitors: [file.status, bytes] };
}

/** @param {import('../../../lib/storage/open-stores.mjs').Stores} stores */
const allNames = async ({ media, uploads }) => [await namesOf(media.list()), await namesOf(uploads.list())];

/**
 * From the bucket to the disk while the backend runs: everything is at the same address, with the same headers.
 *
 * @param {Started} started
 * @param {Content} content
 */
export async function moveToDisk(started, content) {
  const { installation, env, server, bucket } = started;
  const onS3 = await readContent(started, content);
  const first = await runScript(started, 'media-move.mjs', ['--to', 'disk'], server.env);
  assert.equal(first.code, 0, first.output);
  assert.match(first.output, /all equal by size and SHA-256[^]*The backend still uses the other side/);
  const second = await runScript(started, 'media-move.mjs', ['--to', 'disk'], server.env);
  assert.match(second.output, /\n0 copied, \d+ were there[^]*\n0 copied, \d+ were there/);
  const early = await runScript(started, 'media-move.mjs', ['--to', 'disk', '--delete-source'], server.env);
  assert.deepEqual([early.code, /the backend uses s3: --delete-source only/.test(early.output)], [1, true]);
  const folders = openFolders({ media: env.MEDIA_DIR ?? '', uploads: env.UPLOAD_DIR ?? '' });
  assert.deepEqual(await allNames(folders), await allNames(bucket));
  await installation.run({});
  assert.deepEqual(await readContent(started, content), onS3);
}

/**
 * Back into another part of the bucket, with what nobody needs any more deleted on both sides.
 *
 * @param {Started} started
 * @param {Content} content
 */
export async function moveToS3(started, content) {
  const { installation, env, s3, server } = started;
  const onDisk = await readContent(started, content);
  const target = { ...server.env, ...again };
  assert.equal((await runScript(started, 'media-move.mjs', ['--to', 's3'], target)).code, 0);
  const bucket = await bucketOf(target);
  // Deleted on the disk after the first copy.
  await bucket.uploads.write('deleted-meanwhile.pdf', Buffer.from('x'));
  await installation.halt();
  const last = await runScript(started, 'media-move.mjs', ['--to', 's3', '--mirror', '--delete-source'], target);
  assert.equal(last.code, 0, last.output);
  const folders = openFolders({ media: env.MEDIA_DIR ?? '', uploads: env.UPLOAD_DIR ?? '' });
  assert.deepEqual(await allNames(folders), [[], []], 'nothing is left on the disk');
  assert.equal(await bucket.uploads.find('deleted-meanwhile.pdf'), undefined);
  await installation.run({ ...s3, ...again });
  assert.deepEqual(await readContent(started, content), onDisk);
}

/** An archive has the files of the bucket, and puts them into an empty one. @param {Started} started */
export async function backUpAndRestore(started) {
  const { installation, folder, server } = started;
  const source = { ...server.env, S3_PREFIX: installation.prefix };
  const made = await runScript(started, 'backup.mjs', [], source);
  assert.equal(made.code, 0, made.output);
  const [file = ''] = /\S+\.tar\.gz\S*/.exec(made.output) ?? [];
  const other = {
    ...{ DATABASE_URL: await installation.database('other'), MEDIA_DIR: `${folder}/other/media` },
    ...{ UPLOAD_DIR: `${folder}/other/uploads`, S3_PREFIX: 'restored' },
    // No backend of this installation runs there.
    BACKEND_PORT: String(await freePort()),
  };
  const restored = await runScript(started, 'restore.mjs', [file], { ...server.env, ...other });
  assert.equal(restored.code, 0, restored.output);
  const [before, after] = [await bucketOf(source), await bucketOf({ ...server.env, ...other })];
  const names = await allNames(before);
  assert.ok(
    names.every((each) => each.length > 0),
    'there are files of both kinds',
  );
  assert.deepEqual(await allNames(after), names);
  for (const kind of /** @type {const} */ (['media', 'uploads'])) {
    for await (const { name } of before[kind].list()) {
      const [one, two] = [await before[kind].open(name), await after[kind].open(name)];
      assert.deepEqual(two && (await buffer(two.body)), one && (await buffer(one.body)), name);
    }
  }
  const refused = await runScript(started, 'backup.mjs', [], { ...source, S3_SECRET_ACCESS_KEY: 'wrong' });
  assert.deepEqual([refused.code, /^backup: S3 at .* refuses the access key/m.test(refused.output)], [1, true]);
}
