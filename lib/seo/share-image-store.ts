import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { siteCacheDir } from '../cache/site-cache-dir';

/** Beside Next's own caches. It stays valid across builds, since names contain a hash of the content. */
const folder = path.join(/* turbopackIgnore: true */ siteCacheDir(), 'share');

/** Pictures that may be drawn at a time, and that may wait. Each takes a few tenths of a second of processor time. */
const maxWaiting = 20;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();
const running = new Map<string, Promise<Buffer>>();

const keyOf = (page: string) => createHash('sha256').update(page).digest('hex').slice(0, 24);

/** Too many pictures were requested at once. */
export class Busy extends Error {}

/** One file per page: a new revision deletes the older one. */
async function keep(page: string, revision: string, picture: Buffer): Promise<void> {
  const prefix = `${keyOf(page)}-`;
  const name = `${prefix}${revision}.jpg`;
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${name}.${process.pid}`);
  await writeFile(temporary, picture);
  await rename(temporary, path.join(folder, name));
  const former = (await readdir(folder)).filter((file) => file.startsWith(prefix) && file !== name);
  await Promise.all(former.map((file) => rm(path.join(folder, file), { force: true })));
}

async function drawInTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  if (waiting >= maxWaiting) throw new Busy();
  waiting += 1;
  const turn = last.then(draw, draw);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

/**
 * The picture of a page's revision, drawn once and cached on disk.
 *
 * @param page identifies the page and its language
 * @param revision of the content, in hexadecimal
 * @param draw makes the picture; when it throws, nothing is cached
 * @throws {Busy} when too many are being drawn
 */
export async function storedShareImage(page: string, revision: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const name = `${keyOf(page)}-${revision}.jpg`;
  const kept = await readFile(path.join(folder, name)).catch(() => undefined);
  if (kept) return kept;
  const known = running.get(name);
  if (known) return known;
  const drawing = drawInTurn(draw);
  running.set(name, drawing);
  try {
    const picture = await drawing;
    // If the disk is not writable, the picture is still served.
    await keep(page, revision, picture).catch((error: unknown) => {
      console.warn(
        `share: the picture of ${page} could not be cached: ${error instanceof Error ? error.message : error}`,
      );
    });
    return picture;
  } finally {
    running.delete(name);
  }
}
