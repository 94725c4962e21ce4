import { isWorthKeeping } from '../backend/envelope.mjs';
import { readSiteEnv } from '../env/site-env.mjs';
import { incompleteTag } from './incomplete.mjs';

/**
 * @typedef {{ kind?: string, status?: number, html?: string, headers?: Record<string, string | string[] | undefined>,
 *   rscData?: Buffer, segmentData?: Map<string, Buffer>, body?: Buffer }} CachedValue
 */

/**
 * Whether this is the placeholder of a page whose content a build could not fetch. Next marks entries of a build.
 *
 * @param {CachedValue | null | undefined} value
 */
export const isLeftByBuild = (value) =>
  value?.kind === 'APP_PAGE' && value.status === 404 && Boolean(value.headers?.['x-nextjs-prerender']);

const tagsHeader = 'x-next-cache-tags';

/** @param {CachedValue | null | undefined} value */
export const tagsOf = (value) =>
  String(value?.headers?.[tagsHeader] ?? '')
    .split(',')
    .filter(Boolean);

/** The parts of an entry that answers consist of. @param {CachedValue} value */
export const bodiesOf = ({ html, rscData, segmentData, body }) =>
  [typeof html === 'string' ? Buffer.from(html) : undefined, rscData, body, ...(segmentData?.values() ?? [])].filter(
    (part) => part !== undefined,
  );

/** @param {CachedValue | null | undefined} value */
export const isIncomplete = (value) => tagsOf(value).includes(incompleteTag);

/**
 * Whether this is an answer of the backend that must not be cached. Next caches every 200 before its envelope is read. A
 * failure must never be cached, and must not replace the last good answer (docs/contract.md#envelope).
 *
 * @param {unknown} entry
 */
export function isUselessAnswer(entry) {
  const { kind, data } = /** @type {{ kind?: string, data?: { url: string, status?: number, body: string } }} */ (
    entry ?? {}
  );
  const { backendUrl } = readSiteEnv(process.env);
  if (kind !== 'FETCH' || !data?.url.startsWith(`${backendUrl}/api/`)) return false;
  return !isWorthKeeping(data.url, data.status ?? 200, Buffer.from(data.body, 'base64').toString());
}
