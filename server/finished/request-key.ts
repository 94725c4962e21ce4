import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { sessionCookie } from '../../lib/edit/session-cookies';
import { normalizePath } from '../../lib/redirects/normalize-path';

/** Next's cookies of the draft mode, and the edit mode's own. */
const personal = new RegExp(`(?:^|;\\s*)(?:__prerender_bypass|__next_preview_data|${sessionCookie})=`);

/** The header of Next's own requests that regenerate a page (`revalidate`). They must reach Next. */
const renewal = 'x-prerender-revalidate';

/** Next's own headers of its router's requests. */
const router = {
  isPayload: 'rsc',
  prefetch: 'next-router-prefetch',
  segment: 'next-router-segment-prefetch',
  tree: 'next-router-state-tree',
  url: 'next-url',
} as const;

const names = Object.values(router);

const headerOf = (headers: IncomingHttpHeaders, name: string) =>
  headers[name] === undefined ? undefined : [headers[name]].flat().join(',');

/**
 * What Next expects as `_rsc` in the address, or it redirects: a hash of the headers that the answer depends on, for
 * caches that do not look at them. If a later version of Next hashes otherwise, no payload is found, and Next answers.
 */
function expectedHash(headers: IncomingHttpHeaders): string {
  const parts = [router.prefetch, router.segment, router.tree, router.url].map((name) => headerOf(headers, name));
  const [prefetch = '0', ...others] = parts;
  if (prefetch === '0' && others.every((part) => part === undefined)) return '';
  const input = [prefetch, ...others.map((part) => part ?? '0')].join(',');
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url');
}

/** What leads to the same page and stands in no address of the site: fragments, dots and empty names. */
const oddParts = /[#\\]|\/\.{0,2}\/|\/\.{1,2}$/;

/**
 * Whether a path is spelled as links spell it. Each has any number of other spellings, such as `%61` for `a`: kept under
 * each of them, one page would displace all others.
 */
function isPlainlySpelled(path: string): boolean {
  if (oddParts.test(path)) return false;
  return !path.includes('%') || normalizePath(path) === path;
}

/** Kinds of payloads: whole, fetched ahead, and whole but fetched ahead. Next takes any other value for the first. */
const prefetches = new Set([undefined, '1', '2']);

/** The key of a payload that Next's router asks for. What page the visitor comes from does not change a cached one. */
function payloadKey(path: string, query: string, headers: IncomingHttpHeaders): string | undefined {
  if (headers[router.isPayload] !== '1' || headers['next-action'] !== undefined) return undefined;
  if (query !== `_rsc=${expectedHash(headers)}`) return undefined;
  const [prefetch, segment] = [headerOf(headers, router.prefetch), headerOf(headers, router.segment)];
  // Parts of a payload are only fetched ahead; Next ignores what else is asked for, so it could be anything.
  if (!prefetches.has(prefetch) || (segment !== undefined && prefetch !== '1')) return undefined;
  return [path, prefetch, segment].join('\n');
}

/** The icons of menu and footer, in the version that pages ask for: an answer for each query, and none without. */
const iconSheet = '/menu-icons.svg';
const iconVersion = /^v=[\da-f]{8}$/;

/**
 * The key under which the finished answer to a request is kept. A cached page does not depend on the query, since Next
 * keeps it by its path.
 *
 * @returns undefined for a request that has to reach Next: a form, a draft, an editor's, a malformed one, another
 *   spelling of an address
 */
export function requestKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers[renewal] !== undefined || (headers.cookie !== undefined && personal.test(headers.cookie)))
    return undefined;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!isPlainlySpelled(path)) return undefined;
  const query = end === -1 ? '' : url.slice(end + 1);
  if (path === iconSheet) return iconVersion.test(query) ? url : undefined;
  if (!names.some((name) => headers[name] !== undefined)) return path;
  return payloadKey(path, query, headers);
}
