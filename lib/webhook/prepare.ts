import 'server-only';

import { areCategoriesKnown } from '../categories/current-categories';
import { areCategoriesSettled, refreshCategories } from '../categories/keep-categories';
import { withDeadline } from '../http/with-deadline';
import { refreshLanguages } from '../i18n/keep-languages';
import { markPicturesDue } from '../pictures/known-originals';
import { currentPagePaths, refreshPagePaths } from '../redirects/keep-page-paths';
import { refreshRedirects } from '../redirects/keep-redirects';
import { pathOfPage } from '../routes/page-address';
import type { States } from './check-address';
import { fetchFirst } from './renew';

/** In milliseconds; the sender of the webhook gives up after ten seconds, and the other instances are told after it. */
const prepareMs = 7_000;

/** Which pages depend on the tags is computed from the lists, which are part of the application model. */
async function fetchPages(tags: readonly string[]): Promise<States | undefined> {
  const mayHaveChanged = tags.includes('application-model') || tags.includes('content');
  // A list that was just added is announced before a page that is put into it.
  await (mayHaveChanged || !areCategoriesKnown() ? refreshCategories() : areCategoriesSettled());
  return fetchFirst(tags);
}

/**
 * Fetches the data of the tags, the redirects and the languages, in parallel.
 *
 * @param isFetched whether the data has been fetched already
 * @returns undefined if the backend does not answer in time: then nothing may be marked
 */
export async function prepare(
  tags: readonly string[],
  isFetched: boolean,
): Promise<{ states: States | undefined } | undefined> {
  const areLanguagesDue = tags.includes('application-model') || tags.includes('content');
  const areRedirectsDue = tags.includes('redirects') || tags.includes('content');
  try {
    const [states] = await withDeadline(prepareMs, () =>
      Promise.all([
        isFetched ? undefined : fetchPages(tags),
        areRedirectsDue && refreshRedirects(),
        areLanguagesDue && refreshLanguages(),
      ]),
    );
    return isFetched || states ? { states } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether there may be new addresses of pages: not by the publication of a page that is known by its address. The
 * address of a page that is gone may stay until the list is fetched again; in capitals it leads to the same 404.
 */
function mayHaveNewAddresses(tags: readonly string[]): boolean {
  if (tags.includes('content')) return true;
  if (!tags.includes('page-keys')) return false;
  const named = tags.flatMap((tag) => (tag.startsWith('page:') ? [pathOfPage(tag.slice('page:'.length))] : []));
  return named.length === 0 || named.some((path) => !currentPagePaths().exact.has(path));
}

/** Renews what the server caches besides pages, where it depends on the tags. */
export function refreshKept(tags: readonly string[]): void {
  // This tag is also sent when media files change.
  if (tags.includes('content')) markPicturesDue();
  if (mayHaveNewAddresses(tags)) void refreshPagePaths();
}
