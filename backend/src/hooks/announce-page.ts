import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { announce } from '../revalidate/announce';
import { pageTags, type PublicPage } from '../revalidate/page-tags';

type PageRow = { pageKey?: string; categories?: string[]; updatedAt?: string; _status?: string } | null;

const contextKey = (id: number | string) => `publicPage:${id}`;

/** The public state of a page, or null without a published version. */
function publicPage(row: PageRow): PublicPage | null {
  if (row?._status !== 'published' || !row.pageKey) return null;
  return { pageKey: row.pageKey, categories: row.categories ?? [], updatedAt: String(row.updatedAt) };
}

/** Reads the table of published versions: hooks get the latest draft, whose key may differ. */
async function readPublicPage(id: number | string, req: PayloadRequest): Promise<PublicPage | null> {
  const row = await req.payload.db.findOne({
    collection: 'pages',
    where: { id: { equals: id } },
    select: { pageKey: true, categories: true, updatedAt: true, _status: true },
    req,
  });
  return publicPage(row as PageRow);
}

export const rememberPublicState: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && !req.context.isSeeding) {
    req.context[contextKey(originalDoc.id)] = await readPublicPage(originalDoc.id, req);
  }
  return data;
};

export const announcePageChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.isSeeding) return;
  const before = (req.context[contextKey(doc.id)] ?? null) as PublicPage | null;
  await announce(req, pageTags(before, await readPublicPage(doc.id, req)));
};

export const announcePageDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req, pageTags(publicPage(doc as PageRow), null));
};
