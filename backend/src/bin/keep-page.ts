import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { readAuthors } from '../editing/pages/authors';
import { readVersions, type DraftPage, type PageId, type PageVersion } from '../editing/pages/read-page';
import { defaultLanguage } from '../languages';
import { inLanguage } from '../wire/values';

/** A version as it is stored, with its times. */
interface KeptVersion extends PageVersion {
  createdAt: string;
  updatedAt: string;
}

/** A deleted page with its versions, the oldest first, and their authors. */
export interface KeptPage {
  page: DraftPage;
  versions: KeptVersion[];
  authors: Record<string, string>;
}

export const nameOf = ({ user }: PayloadRequest): string => user?.name?.trim() || user?.email || 'system';

/**
 * Puts a page into the bin before Payload deletes it, from wherever it is deleted: the admin, the REST API, the page's
 * editor. Pages of the seed are not kept.
 */
export const keepPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.isSeeding) return;
  const { db } = req.payload;
  const page = await db.findOne<DraftPage>({ collection: 'pages', where: { id: { equals: id } }, req });
  if (!page) return;
  const versions = (await readVersions(req, { parent: { equals: id } })) as KeptVersion[];
  const newest = versions[0]?.version ?? page;
  const content: KeptPage = {
    page,
    versions: versions.toReversed(),
    authors: await readAuthors(req.payload, id as PageId),
  };
  const { uuid, link } = page;
  // A deletion that failed after this has left an entry.
  await db.deleteMany({
    collection: 'bin',
    where: { and: [{ kind: { equals: 'page' } }, { uuid: { equals: uuid } }] },
    req,
  });
  const title = inLanguage(newest.title, defaultLanguage) ?? link;
  const entry = { kind: 'page', title, link, uuid, deletedBy: nameOf(req), content };
  await db.create({ collection: 'bin', data: entry as unknown as Record<string, unknown>, req });
};
