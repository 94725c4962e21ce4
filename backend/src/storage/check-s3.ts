import { StorageError } from '../../../lib/storage/file-store.mjs';
import { stores } from './stores';

/** Asks for one file of the library. What it throws says in one line what is wrong. */
export async function requireBucket(): Promise<void> {
  for await (const _any of stores().media.list('.')) return;
}

/** @returns what is wrong with the bucket, in one line; undefined if it can be read */
export async function problemOfBucket(): Promise<string | undefined> {
  try {
    await requireBucket();
    return undefined;
  } catch (error) {
    if (error instanceof StorageError) return error.message;
    throw error;
  }
}
