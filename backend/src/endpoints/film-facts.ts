import { stores } from '../storage/stores';
import type { StoredMedia } from '../wire/context';
import { filmDuration } from '../wire/film-duration';

/** A file's name changes with its content, so these facts stay valid. */
const durations = new Map<string, Promise<number | undefined>>();

/** More films than a site has; beyond that the oldest are read again. */
const MAX_CACHED = 1_000;

/** A page does not wait longer for the duration of a film in a bucket, in milliseconds. */
const MAX_WAIT_MS = 1_000;

/** A bucket that does not answer is not asked at every page, in milliseconds. */
const RETRY_MS = 30_000;

async function readDuration(filename: string): Promise<number | undefined> {
  try {
    return await filmDuration(stores().media, filename);
  } catch {
    setTimeout(() => durations.delete(filename), RETRY_MS).unref();
    return undefined;
  }
}

function durationOf(filename: string): Promise<number | undefined> {
  const known = durations.get(filename);
  if (known) return known;
  const [oldest] = durations.keys();
  if (durations.size >= MAX_CACHED && oldest !== undefined) durations.delete(oldest);
  const read = readDuration(filename);
  durations.set(filename, read);
  return read;
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), MAX_WAIT_MS)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Adds facts from a film's file to its media record. They are read on demand, so no column is needed. */
export async function withFilmFacts(record: StoredMedia): Promise<StoredMedia> {
  const { filename, mimeType } = record;
  if (!filename || !mimeType?.startsWith('video/')) return record;
  const duration = durationOf(filename);
  return { ...record, duration: await (stores().media.isRemote ? inTime(duration) : duration) };
}
