import type { PayloadRequest } from 'payload';
import { EditError } from '../http/edit-error';
import { findPageId, type PageId } from './read-page';

interface Place {
  pageKey: string;
  link: string;
}

/** The key and the address that a page has now, by its own id of the contract. */
async function placeOf(req: PayloadRequest, uuid: unknown): Promise<Place | null> {
  if (typeof uuid !== 'string' || uuid === '') return null;
  return (await req.payload.db.findOne({
    collection: 'pages',
    where: { uuid: { equals: uuid } },
    select: { pageKey: true, link: true },
    req,
  })) as Place | null;
}

/**
 * The id of a page that is open in a browser.
 *
 * @param uuid its own id of the contract, by which it is found where its address was changed meanwhile
 * @throws EditError 404: `moved` with its new key and address, or `not_found`
 */
export async function findOpenPage(req: PayloadRequest, pageKey: string, uuid: unknown): Promise<PageId> {
  try {
    return await findPageId(req, pageKey);
  } catch (error) {
    const place = error instanceof EditError && error.code === 'not_found' ? await placeOf(req, uuid) : null;
    if (!place) throw error;
    const { pageKey: newKey, link } = place;
    const reason = `the page ${pageKey} has a new address`;
    throw new EditError(404, 'moved', { reason, data: { pageKey: newKey, link } });
  }
}
