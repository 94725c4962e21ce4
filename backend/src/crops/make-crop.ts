import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cropName, cutCrop, type Shape, shapeNames } from './crop';

/** High quality, at little cost: the crop is compressed again for each width. */
const COMPRESSION = { quality: 90, effort: 2 };

interface Original {
  filename: string;
  focalX?: number | null;
  focalY?: number | null;
}

const pathOf = (staticDir: string, shape: Shape, filename: string) => path.join(staticDir, shape, cropName(filename));

/** Crops in progress, by path. Further requests wait for the same one. */
const making = new Map<string, Promise<Buffer>>();

/** One at a time, so that a page of many pictures does not use all cores. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * A crop of a picture as WebP, stored beside the originals. A missing one is made.
 *
 * @param staticDir the folder of the originals
 * @throws if the original is missing or not a picture
 */
export async function readCrop(staticDir: string, shape: Shape, original: Original): Promise<Buffer> {
  const file = pathOf(staticDir, shape, original.filename);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const begun = making.get(file);
  if (begun) return begun;
  const made = queue.then(() => make(staticDir, shape, original, file)).finally(() => making.delete(file));
  making.set(file, made);
  queue = made.catch(() => undefined);
  return made;
}

async function make(
  staticDir: string,
  shape: Shape,
  { filename, focalX, focalY }: Original,
  file: string,
): Promise<Buffer> {
  const picture = sharp(path.join(staticDir, filename));
  const { autoOrient } = await picture.metadata();
  const crop = cutCrop(autoOrient, { x: focalX, y: focalY }, shape);
  if (!crop) throw new Error(`${filename} is already upright`);
  const bytes = await picture
    .autoOrient()
    .extract(crop.region)
    .resize(crop.width, crop.height)
    .webp(COMPRESSION)
    .toBuffer();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed to its final name when complete. In two containers processes have the same number.
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, bytes);
  await rename(half, file);
  return bytes;
}

/** Makes the crops of a picture that are missing. */
export async function ensureCrops(staticDir: string, original: Original): Promise<void> {
  for (const shape of shapeNames) {
    const isThere = await access(pathOf(staticDir, shape, original.filename)).then(
      () => true,
      () => false,
    );
    if (!isThere) await readCrop(staticDir, shape, original);
  }
}

/** Deletes the crops of a deleted file. */
export async function dropCrops(staticDir: string, filename: string): Promise<void> {
  await Promise.all(shapeNames.map((shape) => rm(pathOf(staticDir, shape, filename), { force: true })));
}
