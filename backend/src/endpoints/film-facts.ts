import path from 'node:path';
import type { StoredMedia } from '../wire/context';
import { filmDuration } from '../wire/film-duration';
import { readRuntimeEnv } from '../runtime-env';

/** A file's name changes with its content, so these facts stay valid. */
const durations = new Map<string, number | undefined>();

/** More films than a site has; beyond that the oldest are read again. */
const MAX_CACHED = 1_000;

async function durationOf(filename: string): Promise<number | undefined> {
  if (durations.has(filename)) return durations.get(filename);
  const duration = await filmDuration(path.join(readRuntimeEnv().mediaDir, path.basename(filename)));
  const [oldest] = durations.keys();
  if (durations.size >= MAX_CACHED && oldest !== undefined) durations.delete(oldest);
  durations.set(filename, duration);
  return duration;
}

/** Adds facts from a film's file to its media record. They are read on demand, so no column is needed. */
export async function withFilmFacts(record: StoredMedia): Promise<StoredMedia> {
  const { filename, mimeType } = record;
  return filename && mimeType?.startsWith('video/') ? { ...record, duration: await durationOf(filename) } : record;
}
