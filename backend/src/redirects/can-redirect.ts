import type { PayloadRequest } from 'payload';
import { readRuntimeEnv } from '../runtime-env';
import { normalizeFrom } from './normalize-address';
import { isAllowedTarget } from './outside';
import { MAX_REDIRECTS, readRedirects, type StoredRedirect } from './read-redirects';
import { enter, RedirectLoop } from './redirect-table';

/**
 * Whether the address of a page can be redirected once the page is gone. Asked before the page is deleted: SQLite has
 * no transaction that would bring it back.
 */
export async function canRedirect(req: PayloadRequest, from: string, to: string): Promise<boolean> {
  if (normalizeFrom(from) === undefined || !isAllowedTarget(to, readRuntimeEnv().redirectHosts)) return false;
  const table = await readRedirects(req);
  if (table.size >= MAX_REDIRECTS || table.has(from)) return false;
  try {
    enter(table, [{ from, to, permanent: true, source: 'manual' } as StoredRedirect]);
    return true;
  } catch (error) {
    if (error instanceof RedirectLoop) return false;
    throw error;
  }
}
