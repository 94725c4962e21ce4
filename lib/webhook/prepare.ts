import 'server-only';

import { withDeadline } from '../http/with-deadline';
import { markPicturesDue } from '../pictures/known-originals';
import { refreshPagePaths } from '../redirects/keep-page-paths';
import { refreshRedirects } from '../redirects/keep-redirects';
import type { States } from './look-at';
import { fetchFirst } from './renew';

/** In milliseconds; the sender of the webhook gives up after ten seconds. */
const prepareMs = 8_000;

/**
 * Fetches the data of the tags, and the redirects, in parallel.
 *
 * @param isFetched whether the data has been fetched already
 * @returns undefined if the backend does not answer in time: then nothing may be marked
 */
export async function prepare(
  tags: readonly string[],
  isFetched: boolean,
): Promise<{ states: States | undefined } | undefined> {
  const areRedirectsDue = tags.includes('redirects') || tags.includes('content');
  try {
    const [states] = await withDeadline(prepareMs, () =>
      Promise.all([isFetched ? undefined : fetchFirst(tags), areRedirectsDue && refreshRedirects()]),
    );
    return isFetched || states ? { states } : undefined;
  } catch {
    return undefined;
  }
}

/** Has what the server keeps besides pages renewed, where it depends on the tags. */
export function refreshKept(tags: readonly string[]): void {
  // This tag is also sent when media files change.
  if (tags.includes('content')) markPicturesDue();
  if (tags.includes('page-keys') || tags.includes('content')) void refreshPagePaths();
}
