import sharp from 'sharp';
import type { FileStore } from '../../../lib/storage/file-store.mjs';
import { readWhole } from '../storage/read-whole';
import { cropNames, cropPath, cutCrop, type Shape, shapeNames } from './crop';

/** High quality, at little cost: the crop is compressed again for each width. */
const COMPRESSION = { quality: 90, effort: 2 };

interface Original {
  filename: string;
  focalX?: number | null;
  focalY?: number | null;
}

/** Crops in progress, by name. Further requests wait for the same one. */
const making = new Map<string, Promise<Buffer>>();

/** One at a time, so that a page of many pictures does not use all cores. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * A crop of a picture as WebP, stored beside the originals. A missing one is made.
 *
 * @param store of the originals
 * @throws if the original is missing or not a picture; StorageError if the place of files does not answer
 */
export async function readCrop(store: FileStore, shape: Shape, original: Original): Promise<Buffer> {
  const name = cropPath(shape, original.filename);
  const kept = await readWhole(store, name);
  if (kept) return kept;
  const begun = making.get(name);
  if (begun) return begun;
  const made = queue.then(() => make(store, shape, original, name)).finally(() => making.delete(name));
  making.set(name, made);
  queue = made.catch(() => undefined);
  return made;
}

async function make(
  store: FileStore,
  shape: Shape,
  { filename, focalX, focalY }: Original,
  name: string,
): Promise<Buffer> {
  const file = await readWhole(store, filename);
  if (!file) throw new Error(`${filename} is missing`);
  const picture = sharp(file);
  const { autoOrient } = await picture.metadata();
  const crop = cutCrop(autoOrient, { x: focalX, y: focalY }, shape);
  if (!crop) throw new Error(`${filename} is already upright`);
  const bytes = await picture
    .autoOrient()
    .extract(crop.region)
    .resize(crop.width, crop.height)
    .webp(COMPRESSION)
    .toBuffer();
  await store.write(name, bytes);
  return bytes;
}

/** Makes the crops of a picture that are missing. */
export async function ensureCrops(store: FileStore, original: Original): Promise<void> {
  for (const shape of shapeNames) {
    if (!(await store.find(cropPath(shape, original.filename)))) await readCrop(store, shape, original);
  }
}

/** Deletes the crops of a deleted file. */
export async function dropCrops(store: FileStore, filename: string): Promise<void> {
  await Promise.all(cropNames(filename).map((name) => store.remove(name)));
}
