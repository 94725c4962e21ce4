import { setTimeout as sleep } from 'node:timers/promises';
import { StorageError } from '../../../lib/storage/file-store.mjs';
import { stores } from './stores';

/** Requests one file of the library. @throws Error with one line that says what is wrong */
export async function requireBucket(): Promise<void> {
  for await (const _any of stores().media.list('.')) return;
}

const TRIES = 3;
const PAUSE_MS = 1_000;

/**
 * Retries when there is no answer. Otherwise a server that starts beside the backend, or is busy, would be reported as
 * unreachable, and a wrong key would not be reported at all.
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
