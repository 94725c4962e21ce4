import type { PayloadRequest, Where } from 'payload';
import { inTurn } from '../database/in-turn';
import { EditError } from '../editing/http/edit-error';
import { readVersions, type DraftPage, type PageId } from '../editing/pages/read-page';
import { announcePageChange } from '../hooks/announce-page';
import { redirectMovedPage } from '../redirects/redirect-moved-page';
import { indexChangedPage } from '../search/index-hooks';
import { keyOfAuthors } from '../editing/pages/authors';
import { forgetEntry, readEntry, type BinEntry } from './entry';
import type { KeptPage } from './keep-page';
import { announceMenu } from './menu-links';

/** Another page has the key or the address by now. */
const taken = () => new EditError(400, 'validation', { problems: [{ path: 'pageKey', code: 'taken' }] });

/** A start that was killed during a restore has left a part of the page: it is made again. */
async function removePart(req: PayloadRequest, uuid: string | null | undefined, since: string): Promise<void> {
  const { db } = req.payload;
  const part = await db.findOne<DraftPage>({ collection: 'pages', where: { uuid: { equals: uuid } }, req });
  if (!part) return;
  // It was never deleted, and somebody has worked on it. A saved draft is a version only.
  const [newest] = await readVersions(req, { parent: { equals: part.id } }, 1);
  if (part.updatedAt > since || (newest && newest.version.updatedAt > since)) throw taken();
  await db.deleteVersions({ collection: 'pages', where: { parent: { equals: part.id } }, req });
  await db.deleteOne({ collection: 'pages', where: { id: { equals: part.id } }, req });
}

async function requireFree(req: PayloadRequest, { pageKey, link }: DraftPage): Promise<void> {
  const { db } = req.payload;
  const where: Where = { or: [{ pageKey: { equals: pageKey } }, { link: { equals: link } }] };
  if (await db.findOne({ collection: 'pages', where, req })) throw taken();
}

/**
 * Brings a page back as it was: public or not, with its versions, their authors, its address and thereby its places in
 * menus. A redirect from its address ends. The database gives it another id. Actions that were scheduled are not.
 *
 * @param entryId of its entry in the bin, which ends
 * @throws EditError 400 if another page has its address or key, 404 if it is not in the bin any more
 */
export function restorePage(req: PayloadRequest, entryId: BinEntry['id']): Promise<PageId> {
  return inTurn(req, 'editing.create', async () => {
    const { payload } = req;
    // Another restore may have been first.
    const entry = await readEntry(req, entryId);
    const { page, versions, authors } = entry.content as KeptPage;
    await removePart(req, page.uuid, entry.createdAt);
    await requireFree(req, page);
    const { id: _former, ...row } = page;
    const created = await payload.db.create({
      collection: 'pages',
      data: row as unknown as Record<string, unknown>,
      req,
    });
    const id = created.id as PageId;
    for (const { version, createdAt, updatedAt } of versions) {
      await payload.db.createVersion({
        collectionSlug: 'pages',
        autosave: false,
        parent: id,
        createdAt,
        updatedAt,
        versionData: version as never,
        req,
      });
    }
    await payload.kv.set(keyOfAuthors(id), authors);
    const back = { doc: { ...page, id }, req } as unknown as Parameters<typeof announcePageChange>[0];
    await announcePageChange(back);
    await redirectMovedPage(back);
    await indexChangedPage(back);
    await forgetEntry(req, entryId);
    // Menus have its entries again as soon as it is not in the bin.
    await announceMenu(req, page.link);
    return id;
  });
}
