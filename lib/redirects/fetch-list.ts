import { readBackend } from '../backend/client';
import { BackendFailure } from '../backend/failure';

/**
 * Fetches a list that the server keeps in memory, past Next's cache.
 *
 * @param call whose answer is a list
 * @returns the list; an empty one if the backend has none; undefined if it fails
 */
export async function fetchList(call: 'GetRedirects' | 'GetPageKeys'): Promise<unknown[] | undefined> {
  try {
    return ((await readBackend(call, {}, 'now', Array.isArray)) ?? []) as unknown[];
  } catch (error) {
    if (error instanceof BackendFailure) return undefined;
    throw error;
  }
}
