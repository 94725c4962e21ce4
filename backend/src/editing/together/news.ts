import type { PayloadRequest } from 'payload';
import { partDefinitions, type PartName } from '../../../../components/layout/parts/definitions';
import { reusableNews } from '../../reusable/for-editors';
import type { WatchedPage } from '../pages/read-page';
import { commentNews } from './comments/stored';
import { findRequests, uuidOf, uuidOfPart } from './requests/stored';

/** The open requests for the parts of every page. */
async function partNews(req: PayloadRequest): Promise<string> {
  const uuids = (Object.keys(partDefinitions) as PartName[]).map(uuidOfPart);
  const open = await findRequests(req, { and: [{ uuid: { in: uuids } }, { state: { equals: 'open' } }] });
  return open.map(({ id }) => id).join('.');
}

/**
 * Changes whenever a page shows its editors something new that is no part of its content. Browsers compare it with what
 * they have, and fetch the page again.
 */
export async function newsOf(req: PayloadRequest, page: WatchedPage): Promise<string> {
  const uuid = uuidOf(page);
  const [[request], comments, sections, parts] = await Promise.all([
    findRequests(req, { uuid: { equals: uuid } }, 1),
    commentNews(req, uuid),
    reusableNews(req, page),
    partNews(req),
  ]);
  return `${request ? `${request.id}.${request.state}` : ''} ${comments} ${sections} ${parts}`.trimEnd();
}
