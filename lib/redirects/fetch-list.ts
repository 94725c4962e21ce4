import { readBackend } from '../backend/client';
import { BackendFailure } from '../backend/failure';

/**
 * Asks the backend for a list that the server keeps in memory. Next's cache, which pages are made of, is not asked.
 *
 * @param call whose answer is a list
 * @returns the list; none where the backend knows of none; undefined where it fails
 */
export async function fetchList(call: 'GetRedirects' | 'GetPageKeys'): Promise<unknown[] | undefined> {
  try {
    return ((await readBackend(call, {}, 'now', Array.isArray)) ?? []) as unknown[];
  } catch (error) {
    if (error instanceof BackendFailure) return undefined;
    throw error;
  }
}
