import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { announce } from '../revalidate/announce';
import { splitLanguage } from '../redirects/normalize-address';
import { defaultLanguage, type Localized } from '../languages';
import { inLanguage, isRecord, textOf, type StoredValues } from '../wire/values';

/** A global with links to pages, and the names of its entries that lead to an address. */
export interface MenuUse {
  global: 'navigation' | 'footer';
  entries: string[];
}

export const leadsTo = (href: unknown, link: string): boolean =>
  typeof href === 'string' && splitLanguage(href.replace(/[?#].*$/s, '')).bare === link;

function entriesTo(value: unknown, link: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => entriesTo(each, link));
  if (!isRecord(value)) return [];
  const own = leadsTo(value.link, link)
    ? [textOf(inLanguage(value.title as Localized<string>, defaultLanguage)) ?? link]
    : [];
  return [...own, ...Object.values(value).flatMap((each) => entriesTo(each, link))];
}

/** Where menu and footer, as visitors see them, lead to an address. */
export async function menuUses(req: PayloadRequest, link: string): Promise<MenuUse[]> {
  const uses: MenuUse[] = [];
  for (const global of ['navigation', 'footer'] as const) {
    const stored = (await req.payload.db.findGlobal({ slug: global, req })) as unknown as StoredValues;
    const entries = entriesTo(stored, link);
    if (entries.length > 0) uses.push({ global, entries });
  }
  return uses;
}

/**
 * Lets every page be made again where menu or footer lead to a page that was deleted or restored, or is public or not
 * any more.
 *
 * @param links its former and its new address
 */
export async function announceMenu(req: PayloadRequest, ...links: string[]): Promise<void> {
  if (req.context.isSeeding) return;
  for (const link of links) if ((await menuUses(req, link)).length > 0) return announce(req, ['application-model']);
}

export const announceMenuOfDeleted: CollectionAfterDeleteHook = ({ doc, req }) =>
  announceMenu(req, (doc as { link: string }).link);
