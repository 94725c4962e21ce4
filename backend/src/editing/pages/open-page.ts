import type { PayloadRequest } from 'payload';
import { EditError, notFound } from '../http/edit-error';
import { findPageId, type PageId } from './read-page';

interface Place {
  id: PageId;
  pageKey: string;
  link: string;
}

/** The key and the address that a page has now, by its own id of the contract. */
async function placeOf(req: PayloadRequest, uuid: string): Promise<Place | null> {
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
 * @param uuid its own id of the contract, by which it is found where its address was changed meanwhile. Another page
 *   may have the key by now.
 * @throws EditError 404: `moved` with its new key and address, or `not_found`
 */
export async function findOpenPage(req: PayloadRequest, pageKey: string, uuid: unknown): Promise<PageId> {
  if (typeof uuid !== 'string' || uuid === '') return findPageId(req, pageKey);
  const place = await placeOf(req, uuid);
  if (!place) throw notFound(`there is no page ${pageKey}`);
  const { id, pageKey: newKey, link } = place;
  if (await isFoundAs(req, pageKey, id)) return id;
  const reason = `the page ${pageKey} has a new address`;
  throw new EditError(404, 'moved', { reason, data: { pageKey: newKey, link } });
}

async function isFoundAs(req: PayloadRequest, pageKey: string, id: PageId): Promise<boolean> {
  try {
    return String(await findPageId(req, pageKey)) === String(id);
  } catch (error) {
    if (error instanceof EditError && error.code === 'not_found') return false;
    throw error;
  }
}
