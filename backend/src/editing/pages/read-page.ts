import type { PayloadRequest, Where } from 'payload';
import { isKey } from '../../validation/patterns';
import { revisionOf, type StoredPage } from '../../wire/page';
import { EditError, notFound } from '../http/edit-error';

export type PageId = number | string;

export interface DraftPage extends StoredPage {
  _status?: 'draft' | 'published' | null;
}

export interface PageVersion {
  id: number | string;
  parent: PageId;
  version: DraftPage;
}

/** Lists of versions read all of a page, so few are kept (`collections/pages.ts`). */
export async function readVersions(req: PayloadRequest, where: Where, limit = 0): Promise<PageVersion[]> {
  const { docs } = await req.payload.db.findVersions<DraftPage>({
    collection: 'pages',
    where,
    sort: '-updatedAt',
    limit,
    pagination: false,
    req,
  });
  return docs as unknown as PageVersion[];
}

const readMain = (req: PayloadRequest, where: Where) =>
  req.payload.db.findOne<DraftPage>({ collection: 'pages', where, req }) as Promise<DraftPage | null>;

/**
 * The id of a page by its key; a key that is only in a draft counts too.
 *
 * @throws EditError 404
 */
export async function findPageId(req: PayloadRequest, pageKey: string): Promise<PageId> {
  const main = isKey(pageKey) ? await readMain(req, { pageKey: { equals: pageKey } }) : null;
  if (main) return main.id;
  const drafts: Where = { and: [{ latest: { equals: true } }, { 'version.pageKey': { equals: pageKey } }] };
  const [draft] = isKey(pageKey) ? await readVersions(req, drafts, 1) : [];
  if (draft?.parent === undefined || draft.parent === null) throw notFound(`there is no page ${pageKey}`);
  return draft.parent;
}

/** Whether a page has a key, in public or in a draft. */
export async function isKeyTaken(req: PayloadRequest, pageKey: string): Promise<boolean> {
  try {
    await findPageId(req, pageKey);
    return true;
  } catch (error) {
    if (error instanceof EditError && error.code === 'not_found') return false;
    throw error;
  }
}

export async function readNewestVersion(req: PayloadRequest, id: PageId): Promise<PageVersion | undefined> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const [newest] = await readVersions(req, where, 1);
  return newest;
}

/** The newest draft of a page, if it still exists. */
export async function readNewestIfAny(req: PayloadRequest, id: PageId): Promise<DraftPage | null> {
  const newest = await readNewestVersion(req, id);
  return newest ? { ...newest.version, id } : readMain(req, { id: { equals: id } });
}

/** @returns what editors see; the stored page if it has no versions */
export async function readNewest(req: PayloadRequest, id: PageId): Promise<DraftPage> {
  const page = await readNewestIfAny(req, id);
  if (!page) throw notFound(`the page ${id} no longer exists`);
  return page;
}

/** The newest revision, without reading the page's content. */
export async function readNewestRevision(req: PayloadRequest, id: PageId): Promise<string> {
  const { docs } = await req.payload.db.findVersions<DraftPage>({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    select: { version: { updatedAt: true } },
    limit: 1,
    pagination: false,
    req,
  });
  const updatedAt = docs[0]?.version.updatedAt;
  return updatedAt ? revisionOf({ id, updatedAt }) : revisionOf(await readNewest(req, id));
}

/** What is read of a page that is only watched. */
export type WatchedPage = Pick<DraftPage, 'id' | 'uuid' | 'dataKind' | 'sections' | 'dataSections'>;

/** The newest sections of a page, and its own id of the contract, which a restored page keeps. */
export async function readWatched(req: PayloadRequest, id: PageId): Promise<WatchedPage> {
  const { docs } = await req.payload.db.findVersions<DraftPage>({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    select: { version: { uuid: true, dataKind: true, sections: true, dataSections: true } },
    limit: 1,
    pagination: false,
    req,
  });
  const [newest] = docs;
  return newest ? { ...newest.version, id } : readNewest(req, id);
}

/** The public page, or null if there is none. */
export async function readPublished(req: PayloadRequest, id: PageId): Promise<DraftPage | null> {
  return readMain(req, { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] });
}

/** When a page was published or withdrawn last; drafts leave the stored page as it is. */
export async function readPublicTime(req: PayloadRequest, id: PageId): Promise<string> {
  const page = await req.payload.db.findOne<DraftPage>({
    collection: 'pages',
    where: { id: { equals: id } },
    select: { updatedAt: true },
    req,
  });
  return page?.updatedAt ?? '';
}

/** What a version of a page is found by. */
type VersionMark = Pick<DraftPage, 'id' | 'updatedAt' | '_status'>;

/** One of the kept versions of a page. The content of the others is not read. */
export async function findVersion(
  req: PayloadRequest,
  id: PageId,
  isWanted: (mark: VersionMark) => boolean,
): Promise<PageVersion | undefined> {
  const { docs } = await req.payload.db.findVersions<DraftPage>({
    collection: 'pages',
    where: { parent: { equals: id } },
    select: { version: { updatedAt: true, _status: true } },
    sort: '-updatedAt',
    limit: 0,
    pagination: false,
    req,
  });
  const found = docs.find(({ id: versionId, version: { updatedAt, _status } }) =>
    isWanted({ id: versionId, updatedAt, _status }),
  );
  const [version] = found ? await readVersions(req, { id: { equals: found.id } }, 1) : [];
  return version;
}

/** The page at a revision, as long as that version is kept. */
export async function readRevision(req: PayloadRequest, id: PageId, revision: string): Promise<DraftPage | undefined> {
  const found = await findVersion(req, id, ({ updatedAt }) => revisionOf({ id, updatedAt }) === revision);
  return found && { ...found.version, id };
}
