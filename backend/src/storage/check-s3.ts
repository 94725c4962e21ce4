import { setTimeout as sleep } from 'node:timers/promises';
import { StorageError } from '../../../lib/storage/file-store.mjs';
import { stores } from './stores';

/** Asks for one file of the library. What it throws says in one line what is wrong. */
export async function requireBucket(): Promise<void> {
  for await (const _any of stores().media.list('.')) return;
}

const TRIES = 3;
const PAUSE_MS = 1_000;

/**
 * Asks again when no answer comes: a server that starts beside the backend, or has much to do, would be reported as
 * away, and a wrong key would not be reported at all.
 *
 * @returns what is wrong with the bucket, in one line; undefined if it can be read
 */
export async function problemOfBucket(): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      await requireBucket();
      return undefined;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      if (error.kind === 'refused' || tries === TRIES) return error.message;
      await sleep(PAUSE_MS);
    }
  }
}
