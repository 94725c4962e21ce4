import { defaultLanguage, translationLanguages } from '../languages';
import { normalizePath, splitLanguage } from './normalize-address';
import { leadsOutside } from './outside';

export interface Redirect {
  from: string;
  to: string;
  permanent: boolean;
}

/** Redirects by the address they start from. */
export type RedirectTable = ReadonlyMap<string, Redirect>;

/** The parts of an address. An address of another site has no path. */
function partsOf(address: string): { path: string | undefined; rest: string } {
  if (!address.startsWith('/')) return { path: undefined, rest: '' };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return { path, rest };
}

function withLanguage(address: string, language: string): string {
  const { path, rest } = partsOf(address);
  if (path === undefined || language === defaultLanguage || splitLanguage(path).language) return address;
  return path === '/' ? `/${language}${rest}` : `/${language}${path}${rest}`;
}

/** Adds query and fragment to an address of the site that has none; other sites get neither. */
function withRest(address: string, rest: string): string {
  return /[?#]/.test(address) || leadsOutside(address) ? address : address + rest;
}

type Step = Pick<Redirect, 'to' | 'permanent'>;

/** One step from a path: its own redirect, or that of the bare path in the path's language, like the site. */
function stepFrom(table: RedirectTable, path: string): Step | undefined {
  const own = table.get(path);
  if (own) return own;
  const { language, bare } = splitLanguage(path);
  const redirect = language && table.get(bare);
  return redirect ? { ...redirect, to: withLanguage(redirect.to, language) } : undefined;
}

/** A limit for broken data: following 50,000 chained redirects would take minutes. */
const MAX_STEPS = 50;

function followWhile(table: RedirectTable, address: string, isTaken: (step: Step) => boolean): string | undefined {
  const seen = new Set<string>();
  for (let current = address; ;) {
    const { path, rest } = partsOf(current);
    if (path === undefined) return current;
    if (seen.has(path) || seen.size === MAX_STEPS) return undefined;
    seen.add(path);
    const next = stepFrom(table, path);
    if (next === undefined || !isTaken(next)) return current;
    current = withRest(next.to, rest);
  }
}

/**
 * The final target of an address.
 *
 * @returns the address itself if there is no redirect, and undefined for a loop
 */
export const follow = (table: RedirectTable, address: string): string | undefined =>
  followWhile(table, address, () => true);

/** The target for good: the one that is left when all temporary redirects have ended. */
export const followPermanent = (table: RedirectTable, address: string): string | undefined =>
  followWhile(table, address, ({ permanent }) => permanent);

/** A redirect would make a loop. */
export class RedirectLoop extends Error {
  override name = 'RedirectLoop';
}

/**
 * Adds redirects to a table so that every one has its final target (a→b and b→c: a→c). A temporary one changes no other:
 * once it is gone, those that lead to its start have to lead there again. The site follows what is left of the chain.
 *
 * @param entries new or changed ones
 * @returns the rows to write: the entries as stored, and rows whose target changes with them
 * @throws {RedirectLoop} with the `from` of the first entry that would make a loop
 */
export function enter<R extends Redirect>(table: ReadonlyMap<string, R>, entries: readonly R[]): R[] {
  const next = new Map<string, R>(table);
  for (const entry of entries) next.set(entry.from, entry);
  for (const { from } of entries) {
    const twins = translationLanguages().map((language) => withLanguage(from, language));
    if ([from, ...twins].some((address) => follow(next, address) === undefined)) throw new RedirectLoop(from);
  }
  const entered = new Set(entries.map(({ from }) => from));
  return [...next.values()].flatMap((row) => {
    const to = followPermanent(next, row.to) ?? row.to;
    if (to === row.to) return entered.has(row.from) ? [row] : [];
    return [{ ...row, to }];
  });
}

/** The address for a link of the content: the target of permanent redirects, or the link itself. */
export function resolveLink(table: RedirectTable, href: string): string {
  const { path, rest } = partsOf(href);
  if (path === undefined) return href;
  const normal = normalizePath(path);
  const redirect = normal === undefined ? undefined : table.get(normal);
  return redirect?.permanent ? withRest(redirect.to, rest) : href;
}
