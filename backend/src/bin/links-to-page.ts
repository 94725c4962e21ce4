import type { PayloadRequest } from 'payload';
import { linksOf } from '../editing/checks/links';
import type { DraftPage } from '../editing/pages/read-page';
import { findMentionsOf } from '../editing/usage/mentions';
import { escaped } from '../editing/usage/patterns';
import { defaultLanguage } from '../languages';
import type { StoredPage } from '../wire/page';
import { inLanguage } from '../wire/values';
import { leadsTo, menuUses, type MenuUse } from './menu-links';

export interface LinksToPage {
  menus: MenuUse[];
  /** `MAX_LINKS` at most. */
  pages: { title: string; link: string }[];
  /** Addresses that are redirected to the page, `MAX_LINKS` at most. */
  redirects: string[];
  /** Whether there are more of either. */
  hasMore?: true;
}

/** They are read by people. */
export const MAX_LINKS = 100;
/** How many pages are read with one query. */
const batch = 25;

const all = { pagination: false, limit: 0 } as const;

function* slices<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += batch) yield list.slice(from, from + batch);
}

/** The pages, public or in their newest draft, that link to a page, by their addresses: all, or more than are named. */
async function pagesLinkingTo(req: PayloadRequest, { id, link, pageKey }: DraftPage): Promise<Map<string, string>> {
  const { db } = req.payload;
  const found = await findMentionsOf(req, [`%${escaped(link)}%`, `%"${escaped(pageKey)}"%`]);
  const linking = new Map<string, string>();
  const note = (page: StoredPage, pageId: number | string) => {
    const leads = pageId !== id && linksOf(page).some(({ href }) => leadsTo(href, link));
    if (leads) linking.set(page.link, inLanguage(page.title, defaultLanguage) ?? page.link);
  };
  for (const ids of slices(found.pages)) {
    if (linking.size > MAX_LINKS) return linking;
    const where = { id: { in: ids } };
    for (const page of (await db.find<StoredPage>({ collection: 'pages', where, ...all, req })).docs)
      note(page, page.id);
  }
  for (const ids of slices(found.versions)) {
    if (linking.size > MAX_LINKS) return linking;
    const where = { id: { in: ids } };
    const { docs } = await db.findVersions<StoredPage>({ collection: 'pages', where, ...all, req });
    for (const { version, parent } of docs) note(version as unknown as StoredPage, parent as number | string);
  }
  return linking;
}

/** What leads to a page: menu and footer, other pages (public or in their newest draft), and redirects. */
export async function linksToPage(req: PayloadRequest, page: DraftPage): Promise<LinksToPage> {
  const { link } = page;
  const pages = [...(await pagesLinkingTo(req, page))].map(([address, title]) => ({ title, link: address }));
  const { docs } = await req.payload.db.find<{ from: string; to: string }>({
    collection: 'redirects',
    where: { to: { contains: link } },
    ...all,
    req,
  });
  const redirects = docs.filter(({ to }) => leadsTo(to, link)).map(({ from }) => from);
  return {
    menus: await menuUses(req, link),
    pages: pages.slice(0, MAX_LINKS),
    redirects: redirects.slice(0, MAX_LINKS),
    ...(Math.max(pages.length, redirects.length) > MAX_LINKS && { hasMore: true }),
  };
}
