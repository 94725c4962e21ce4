import type { Payload, PayloadRequest, Where } from 'payload';
import type { StoredPage } from '../wire/page';
import { rowsOf } from '../wire/values';
import { inPlaceOf, isReference, sectionOf, uuidOfReference, uuidsIn } from './reference';

/** A request, or the backend itself where nobody has asked. */
export type Asking = PayloadRequest | { payload: Payload };

/** The public state of reusable sections, by their uuids. */
async function readPublicSources(asking: Asking, uuids: readonly string[]): Promise<StoredPage[]> {
  const where: Where = {
    and: [{ _status: { equals: 'published' } }, { isReusable: { equals: true } }, { uuid: { in: [...uuids] } }],
  };
  const { docs } = await asking.payload.db.find<StoredPage>({
    collection: 'pages',
    where,
    pagination: false,
    limit: 0,
    ...('transactionID' in asking && { req: asking }),
  });
  return docs;
}

/**
 * The pages with the content of the reusable sections that they show. A section that is not among the sources stays a
 * reference, which no visitor sees.
 *
 * @param mark what an editor needs to know of a reusable section
 */
export function resolve<P extends StoredPage>(
  pages: readonly P[],
  sources: readonly StoredPage[],
  mark?: (uuid: string) => object,
): P[] {
  const byUuid = new Map(sources.map((source) => [source.uuid, source]));
  return pages.map((page) => {
    const used = uuidsIn([page]);
    if (used.length === 0) return page;
    const put = (list: unknown) =>
      rowsOf(list).map((row) => {
        if (!isReference(row)) return row;
        const uuid = uuidOfReference(row);
        const source = byUuid.get(uuid);
        const section = source && sectionOf(source);
        const shown = section ? inPlaceOf(row, section) : row;
        return mark ? { ...shown, reusable: mark(uuid) } : shown;
      });
    const reusableAt = used.map((uuid) => `${uuid}:${byUuid.get(uuid)?.updatedAt ?? ''}`).join();
    return { ...page, sections: put(page.sections), dataSections: put(page.dataSections), reusableAt };
  });
}

/** Pages as visitors see them: with the public state of the reusable sections. Others are passed through unread. */
export async function withPublicSections<P extends StoredPage>(asking: Asking, pages: readonly P[]): Promise<P[]> {
  const uuids = uuidsIn(pages);
  return uuids.length === 0 ? [...pages] : resolve(pages, await readPublicSources(asking, uuids));
}
