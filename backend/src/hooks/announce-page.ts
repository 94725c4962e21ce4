import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { wasDeletedAt } from '../bin/hidden-addresses';
import { announceMenu } from '../bin/menu-links';
import { announce } from '../revalidate/announce';
import { publicUsersOf } from '../reusable/usage';
import { pageTags, tagsOfContent, type PublicPage } from '../revalidate/page-tags';

type PageRow = {
  pageKey?: string;
  link?: string;
  categories?: string[];
  updatedAt?: string;
  _status?: string;
} | null;

interface PublicState extends PublicPage {
  /** The bare path. */
  link: string;
}

const contextKey = (id: number | string) => `publicPage:${id}`;

/** The public state of a page, or null without a published version. */
function publicPage(row: PageRow): PublicState | null {
  if (row?._status !== 'published' || !row.pageKey) return null;
  const { pageKey, link, categories, updatedAt } = row;
  return { pageKey, link: String(link), categories: categories ?? [], updatedAt: String(updatedAt) };
}

/** Reads the table of published versions: hooks get the latest draft, whose key may differ. */
async function readPublicPage(id: number | string, req: PayloadRequest): Promise<PublicState | null> {
  const row = await req.payload.db.findOne({
    collection: 'pages',
    where: { id: { equals: id } },
    select: { pageKey: true, link: true, categories: true, updatedAt: true, _status: true },
    req,
  });
  return publicPage(row as PageRow);
}

/** A reusable section has no page of its own: those that show it are made anew, and no others. */
async function tagsOfUsers(req: PayloadRequest, uuid: string): Promise<string[]> {
  return [...new Set((await publicUsersOf(req, uuid)).flatMap(tagsOfContent))];
}

export const rememberPublicState: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && !req.context.isSeeding) {
    req.context[contextKey(originalDoc.id)] = await readPublicPage(originalDoc.id, req);
  }
  return data;
};

const publicBefore = (req: PayloadRequest, id: number | string) =>
  (req.context[contextKey(id)] ?? null) as PublicState | null;

/** Whether visitors had the page before the save that is under way. For hooks after `rememberPublicState`. */
export const wasPublic = (req: PayloadRequest, id: number | string): boolean => publicBefore(req, id) !== null;

export const announcePageChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.isSeeding) return;
  const [before, after] = [publicBefore(req, doc.id), await readPublicPage(doc.id, req)];
  const tags = pageTags(before, after);
  await announce(req, tags.length > 0 && doc.isReusable ? await tagsOfUsers(req, doc.uuid) : tags);
  // Menus leave out a deleted page until another one is public at its address.
  const links = [before, after].flatMap((page) => page?.link ?? []);
  if (before?.link !== after?.link && (await wasDeletedAt(req, links))) await announceMenu(req, ...links);
};

export const announcePageDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const tags = pageTags(publicPage(doc as PageRow), null);
  await announce(req, tags.length > 0 && doc.isReusable ? await tagsOfUsers(req, doc.uuid) : tags);
};
