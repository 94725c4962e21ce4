import { access, type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';

import { siteCacheDir } from '../cache/site-cache-dir';
import { readSiteEnv } from '../env/site-env.mjs';
import { KnownOriginals } from './known-originals';
import type { PictureJob, PictureResult } from './make-picture.mjs';
import { PictureQueue } from './picture-queue';
import {
  type Format,
  nearestVariant,
  type Original,
  readOriginal,
  type Variant,
  variantFile,
} from './picture-store.mjs';
import { originalAddresses, type PictureName } from './read-picture-address';
import { runInWorker } from './worker-process';

/** An open picture file. */
export interface Found {
  handle: FileHandle;
  variant: Variant;
  type: string;
  /** Whether it has another width than requested, because the requested one does not exist yet. */
  isSubstitute: boolean;
}

/**
 * The result of a request: `as-it-is` when the original must be served, `busy` when that is so only for now, `failed`
 * when neither is possible.
 */
export type Finding = Found | 'none' | 'as-it-is' | 'busy' | 'failed';

/** The time limit for making a requested picture, in milliseconds. After it another width is served. */
const maxWaitMs = 6000;

/** The number of originals fetched at a time (pictures are made one by one), and of requests that may wait. */
const limits = { parallel: 4, waiting: 64, later: 500 };

/** The pause after an origin has failed, in milliseconds. */
const restMs = 2000;

const storeRoot = () => path.join(/* turbopackIgnore: true */ siteCacheDir(), 'pictures');

const known = new KnownOriginals((source) => readOriginal(storeRoot(), source));
/** By `performance.now()`, which never goes back. */
const restingUntil = new Map<string, number>();
const queue = new PictureQueue<PictureJob, PictureResult>(run, limits);

/** How many pictures are being made, are waited for by a request, and are queued for later. */
export const pictureQueueSize = () => queue.size;

const originOf = ({ address }: PictureJob) => new URL(address).origin;
const isResting = (job: PictureJob) => (restingUntil.get(originOf(job)) ?? 0) > performance.now();

async function run(job: PictureJob): Promise<PictureResult> {
  if (isResting(job)) return 'failed';
  const result = await runInWorker(job);
  if (result === 'failed') restingUntil.set(originOf(job), performance.now() + restMs);
  else known.remember(job.source, result);
  return result;
}

function jobOf(source: string, original?: Original): PictureJob {
  const { backendUrl, pictureCacheBytes } = readSiteEnv(process.env);
  const address = originalAddresses(source, backendUrl).upstream;
  return { root: storeRoot(), maxStoreBytes: pictureCacheBytes, source, address, known: original };
}

const keyOf = ({ source, kind, width }: PictureName, format: Format) => `${kind}${width}.${format} ${source}`;

/** In the background: requests meanwhile get what is cached. */
function checkIfDue(original: Original): void {
  const { revalidateSeconds } = readSiteEnv(process.env);
  if (!known.isDue(original, revalidateSeconds * 1000)) return;
  const job = jobOf(original.source, original);
  if (!isResting(job)) queue.enqueueInBackground(`check ${original.source}`, job);
}

const typeOf = (format: Format, { plainType }: Original) => (format === 'plain' ? plainType : `image/${format}`);

async function openVariant(original: Original, variant: Variant, isSubstitute = false): Promise<Found | undefined> {
  try {
    const handle = await open(variantFile(storeRoot(), original.source, variant));
    return { handle, variant, type: typeOf(variant.format, original), isSubstitute };
  } catch {
    return undefined;
  }
}

async function make(name: PictureName, format: Format, original?: Original): Promise<PictureResult | 'busy'> {
  const job = { ...jobOf(name.source, original), variant: { kind: name.kind, width: name.width, format } };
  const made = queue.enqueue(keyOf(name, format), job);
  if (!made) return 'busy';
  let timer: NodeJS.Timeout | undefined;
  const timeLimit = new Promise<'busy'>((resolve) => (timer = setTimeout(() => resolve('busy'), maxWaitMs)));
  return Promise.race([made, timeLimit]).finally(() => clearTimeout(timer));
}

/**
 * Finds a picture, and has it made if it is missing.
 *
 * @param formats that the client accepts, the best first
 */
export async function findPicture(name: PictureName, formats: readonly Format[]): Promise<Finding> {
  const { source, kind, width } = name;
  const [format = 'plain'] = formats;
  const before = await known.get(source);
  if (before === 'none' || before === 'as-it-is') return before;
  if (before) checkIfDue(before);
  const kept = before && (await openVariant(before, { kind, width, format, revision: before.revision }));
  if (kept) return kept;
  const made = await make(name, format, before);
  if (made === 'none' || made === 'as-it-is') return made;
  if (typeof made === 'object') {
    return (await openVariant(made, { kind, width, format, revision: made.revision })) ?? 'busy';
  }
  const nearest = before && (await nearestVariant(storeRoot(), source, width, formats));
  return (nearest && (await openVariant(before, nearest, true))) ?? made;
}

/** Makes a missing picture in the background, while no visitor waits for another one. */
export async function preparePicture(name: PictureName, format: Format): Promise<void> {
  const { source, kind, width } = name;
  const original = await known.get(source);
  if (original === 'none' || original === 'as-it-is') return;
  const file = original && variantFile(storeRoot(), source, { kind, width, format, revision: original.revision });
  const isThere =
    file &&
    (await access(file).then(
      () => true,
      () => false,
    ));
  if (!isThere)
    queue.enqueueInBackground(keyOf(name, format), { ...jobOf(source, original), variant: { kind, width, format } });
}
