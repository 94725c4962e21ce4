import { localizeHref } from '../i18n/addresses';
import { knownLanguages } from '../i18n/known-languages.mjs';
import { isOwnAddress } from '../routes/own-addresses';
import { categoryRoot } from '../routes/site-routes';
import { normalizePath } from './normalize-path';
import { ownPath, splitLanguage } from './own-path';
import { type PagePaths, plainSpelling } from './plain-spelling';

interface Target {
  /** A path of the site with or without a query and a fragment, or an https address; ready to be a header. */
  to: string;
  isPermanent: boolean;
}

/** Where old addresses lead to, by their path. */
export type RedirectTable = ReadonlyMap<string, Target>;

export interface Redirection {
  status: 307 | 308;
  location: string;
}

/** The limit of the embedded backend. */
const maxRedirects = 50_000;

const maxLength = 2000;

const languages = Object.keys(knownLanguages);

/**
 * The embedded backend stores the target that a chain has up to its next temporary redirect. Longer chains are not
 * followed, and loops are not.
 */
const maxSteps = 10;

/** The address of a further page of a list. */
const listPage = new RegExp(`^(${categoryRoot}[^/]+)/(\\d{1,5})$`);

/** The address of a list's first page, and what follows it. */
const firstPage = new RegExp(`^(${categoryRoot}[^/?#]+)([?#].*)?$`, 's');

/** Calls and files are frequent and never redirected, so they are not looked up. */
const reserved = /^\/(?:api|_next|media|share)(?:\/|$)/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function startOf(value: unknown): string | undefined {
  const path = typeof value === 'string' && value.length <= maxLength ? normalizePath(value) : undefined;
  return path === undefined || isOwnAddress(path, languages) ? undefined : path;
}

const destination = (path: string | undefined, rest: string) =>
  path === undefined || /^\/(?:api|_next)(?:\/|$)/.test(path) ? undefined : ownPath(path) + rest;

/** @param siteUrl the site's base address, which is removed from the site's own absolute addresses */
function endOf(value: unknown, siteUrl: string): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength || /[\s\\\p{Cc}]/u.test(value)) return undefined;
  const isPath = /^\/(?!\/)/.test(value);
  if (isPath && !/[?#]/.test(value)) return destination(normalizePath(value), '');
  if (!(isPath || /^https:\/\//i.test(value)) || !URL.canParse(value, siteUrl)) return undefined;
  const { origin, pathname, search, hash, href, username, password } = new URL(value, siteUrl);
  if (username || password) return undefined;
  if (origin !== new URL(siteUrl).origin) return isPath ? undefined : href;
  return destination(normalizePath(pathname), search + hash);
}

/**
 * The table of the backend's redirects. Invalid entries are left out: the answer must keep the same rules as the
 * input of editors.
 *
 * @param raw whatever the backend sent as a list
 */
export function redirectTable(raw: readonly unknown[], siteUrl: string): RedirectTable {
  const table = new Map<string, Target>();
  for (const entry of raw.slice(0, maxRedirects)) {
    if (!isRecord(entry)) continue;
    const from = startOf(entry.from);
    const to = endOf(entry.to, siteUrl);
    if (from !== undefined && to !== undefined) table.set(from, { to, isPermanent: entry.permanent !== false });
  }
  return table;
}

/** The further pages of a list have moved with its first one. */
function stepOfList(table: RedirectTable, path: string): Target | undefined {
  const [, list = '', number = ''] = listPage.exec(path) ?? [];
  const target = table.get(list);
  const [, moved, rest = ''] = firstPage.exec(target?.to ?? '') ?? [];
  return target && moved !== undefined ? { ...target, to: `${moved}/${number}${rest}` } : undefined;
}

/** A path's own redirect, or that of the bare path in the path's language. */
function step(table: RedirectTable, path: string): Target | undefined {
  const own = table.get(path) ?? stepOfList(table, path);
  if (own) return own;
  const split = splitLanguage(path);
  const target = split && (table.get(split.bare) ?? stepOfList(table, split.bare));
  return target && { ...target, to: localizeHref(target.to, split.language) };
}

const pathOf = (address: string) => (address.startsWith('/') ? address.replace(/[?#].*$/s, '') : undefined);

/** A query may contain a token for this site, so other sites do not get it. */
function withQuery(address: string, query: string): string {
  if (!query || pathOf(address) === undefined) return address;
  const [, head = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${head}${head.includes('?') ? '&' : '?'}${query}${hash}`;
}

/** The final target of a path; undefined without a redirect, or for a loop. */
function follow(table: RedirectTable, start: string): Target | undefined {
  const own = ownPath(start);
  let target = step(table, start) ?? step(table, own);
  let isPermanent = true;
  for (let steps = 0; target && steps < maxSteps; steps += 1) {
    isPermanent &&= target.isPermanent;
    const path = pathOf(target.to);
    if (path === start || path === own) return undefined;
    const next = path === undefined ? undefined : step(table, path);
    if (!next) return { to: target.to, isPermanent };
    target = next;
  }
  return undefined;
}

/**
 * Where a request is redirected to; undefined if it is not, which is nearly always. The query is kept unless the target
 * is another site. A page's other spellings lead to its address too: encoded otherwise, with a slash at the end, under
 * the default language's prefix, in capitals, with doubled slashes. All of it takes one redirect; Next's own would be
 * one after another.
 *
 * @param url the request target as the client sent it
 * @param pages the known pages, for other spellings of their paths
 */
export function redirectionOf(table: RedirectTable, url: string, pages: PagePaths): Redirection | undefined {
  if (reserved.test(url)) return undefined;
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  const start = normalizePath(path);
  const target = start === undefined ? undefined : follow(table, start);
  if (target) return { status: target.isPermanent ? 308 : 307, location: withQuery(target.to, query) };
  const own = plainSpelling(pages, path) ?? (start === undefined ? path : ownPath(start));
  return own === path ? undefined : { status: 308, location: withQuery(own, query) };
}
