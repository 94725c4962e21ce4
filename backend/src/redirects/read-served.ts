import type { PayloadRequest } from 'payload';
import { readRuntimeEnv } from '../runtime-env';
import { addressesOfPages } from './addresses-of-pages';
import { normalizeFrom, normalizeTo } from './normalize-address';
import { isAllowedTarget } from './outside';
import { readRedirects, type StoredRedirect } from './read-redirects';

const MAX_NAMED = 20;

/** The redirects logged last, so that each is logged once although the site asks every few minutes. */
let named = '';

/**
 * The redirects for the site. Those that break a rule, for example because they are older than it, are left out and
 * logged: they start at a route of the site or at a public page, or lead to a host that is not listed.
 */
export async function readServed(req: PayloadRequest): Promise<Map<string, StoredRedirect>> {
  const table = await readRedirects(req);
  const { siteUrl, redirectHosts } = readRuntimeEnv();
  const pages = await addressesOfPages([...table.keys()], req);
  const isServed = ({ from, to }: StoredRedirect) =>
    normalizeFrom(from) === from &&
    !pages.has(from) &&
    normalizeTo(to, siteUrl) !== undefined &&
    isAllowedTarget(to, redirectHosts);
  const refused = [...table.values()].filter((row) => !isServed(row)).map(({ from }) => from);
  for (const from of refused) table.delete(from);
  const line = refused.slice(0, MAX_NAMED).join(', ');
  if (line !== named && refused.length > 0) req.payload.logger.warn(`redirects: ${refused.length} not served: ${line}`);
  named = line;
  return table;
}
