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
  pages: { title: string; link: string }[];
  /** Addresses that are redirected to the page. */
  redirects: string[];
}

const all = { pagination: false, limit: 0 } as const;

/** What leads to a page: menu and footer, other pages (public or in their newest draft), and redirects. */
export async function linksToPage(req: PayloadRequest, { id, link, pageKey }: DraftPage): Promise<LinksToPage> {
  const { db } = req.payload;
  const found = await findMentionsOf(req, [`%${escaped(link)}%`, `%"${escaped(pageKey)}"%`]);
  const linking = new Map<string, string>();
  const note = (page: StoredPage, pageId: number | string) => {
    const leads = pageId !== id && linksOf(page).some(({ href }) => leadsTo(href, link));
    if (leads) linking.set(page.link, inLanguage(page.title, defaultLanguage) ?? page.link);
  };
  if (found.pages.length > 0) {
    const where = { id: { in: found.pages } };
    for (const page of (await db.find<StoredPage>({ collection: 'pages', where, ...all, req })).docs)
      note(page, page.id);
  }
  if (found.versions.length > 0) {
    const where = { id: { in: found.versions } };
    const { docs } = await db.findVersions<StoredPage>({ collection: 'pages', where, ...all, req });
    for (const { version, parent } of docs) note(version as unknown as StoredPage, parent as number | string);
  }
  const redirects = await db.find<{ from: string; to: string }>({
    collection: 'redirects',
    where: { to: { contains: link } },
    ...all,
    req,
  });
  return {
    menus: await menuUses(req, link),
    pages: [...linking].map(([address, title]) => ({ title, link: address })),
    redirects: redirects.docs.filter(({ to }) => leadsTo(to, link)).map(({ from }) => from),
  };
}
