import type { PayloadRequest, Where } from 'payload';
import { siteLanguages } from '../languages';
import { contentLanguages } from '../search/read-index';
import { languagesOf, type StoredPage } from '../wire/page';
import { contractCall } from './envelope';
import { idCursor, optionalNumber } from './parameters';

const MAX_LIMIT = 1_000;

type Id = StoredPage['id'];
type KeyRow = Pick<StoredPage, 'id' | 'pageKey' | 'link' | 'updatedAt'>;

const isPublic: Where[] = [{ _status: { equals: 'published' } }, { isVisible: { equals: true } }];

interface Wanted {
  where?: Where;
  sort: 'id' | 'pageKey';
  limit: number;
}

/** Without texts: rows of translations would take most of the time. */
async function readKeys(req: PayloadRequest, { where, sort, limit }: Wanted): Promise<KeyRow[]> {
  const { docs } = await req.payload.db.find<KeyRow>({
    collection: 'pages',
    where: { and: [...isPublic, ...(where ? [where] : [])] },
    select: { pageKey: true, link: true, updatedAt: true },
    sort,
    pagination: false,
    limit,
    req,
  });
  return docs;
}

/** The languages of pages that the index of words does not have yet: those of their titles. */
async function titleLanguages(req: PayloadRequest, ids: Id[]) {
  if (ids.length === 0) return new Map<Id, ReturnType<typeof languagesOf>>();
  const { docs } = await req.payload.db.find<Pick<StoredPage, 'id' | 'title'>>({
    collection: 'pages',
    where: { and: [...isPublic, { id: { in: ids } }] },
    select: { title: true },
    pagination: false,
    limit: 0,
    req,
  });
  return new Map(docs.map(({ id, title }) => [id, languagesOf({ title })]));
}

async function toJson(req: PayloadRequest, rows: readonly KeyRow[]): Promise<string> {
  const known = await contentLanguages(req.payload);
  const others = await titleLanguages(
    req,
    rows.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  );
  return JSON.stringify(
    rows.map(({ id, pageKey, link, updatedAt }) => ({
      pageKey,
      link,
      updatedAt,
      languages: (known.get(id) ?? others.get(id) ?? []).filter((language) => siteLanguages().includes(language)),
    })),
  );
}

/** The public pages: all, or with `limit` a part, in the order in which they were made. */
export const getPageKeys = contractCall('GetPageKeys', async (req) => {
  const limit = optionalNumber(req, 'limit', { min: 1, max: MAX_LIMIT });
  if (limit === undefined) return toJson(req, await readKeys(req, { sort: 'pageKey', limit: 0 }));
  const after = idCursor(req);
  const where = after === undefined ? undefined : { id: { greater_than: after } };
  const rows = await readKeys(req, { where, sort: 'id', limit: limit + 1 });
  const part = rows.slice(0, limit);
  const { totalDocs: total } = await req.payload.db.count({ collection: 'pages', where: { and: isPublic }, req });
  const last = part.at(-1);
  return { data: await toJson(req, part), total, ...(rows.length > limit && last && { next: String(last.id) }) };
});
