import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cutPortrait, portraitName } from './crop';

/** High quality: the crop is compressed again for each width. */
const QUALITY = 90;

interface Original {
  filename: string;
  focalX?: number | null;
  focalY?: number | null;
}

const pathOf = (staticDir: string, filename: string) => path.join(staticDir, 'portrait', portraitName(filename));

/** Crops in progress, by path. Further requests wait for the same one. */
const making = new Map<string, Promise<Buffer>>();

/** One at a time, so that a page of many pictures does not use all cores. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * The crop of a picture as WebP, stored beside the originals. A missing one is made.
 *
 * @param staticDir the folder of the originals
 * @throws if the original is missing or not a picture
 */
export async function readPortrait(staticDir: string, original: Original): Promise<Buffer> {
  const file = pathOf(staticDir, original.filename);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const begun = making.get(file);
  if (begun) return begun;
  const made = queue.then(() => make(staticDir, original, file)).finally(() => making.delete(file));
  making.set(file, made);
  queue = made.catch(() => undefined);
  return made;
}

async function make(staticDir: string, { filename, focalX, focalY }: Original, file: string): Promise<Buffer> {
  const picture = sharp(path.join(staticDir, filename));
  const { autoOrient } = await picture.metadata();
  const portrait = cutPortrait(autoOrient, { x: focalX, y: focalY });
  if (!portrait) throw new Error(`${filename} is already upright`);
  const bytes = await picture
    .autoOrient()
    .extract(portrait.region)
    .resize(portrait.width, portrait.height)
    .webp({ quality: QUALITY })
    .toBuffer();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed to its final name when complete.
  const half = `${file}.${process.pid}`;
  await writeFile(half, bytes);
  await rename(half, file);
  return bytes;
}

/** Makes the crop of a picture if it is missing. */
export async function ensurePortrait(staticDir: string, original: Original): Promise<void> {
  const isThere = await access(pathOf(staticDir, original.filename)).then(
    () => true,
    () => false,
  );
  if (!isThere) await readPortrait(staticDir, original);
}

/** Deletes the crop of a deleted file. */
export async function dropPortrait(staticDir: string, filename: string): Promise<void> {
  await rm(pathOf(staticDir, filename), { force: true });
}
