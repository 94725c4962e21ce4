import type { PayloadRequest } from 'payload';
import { reusableNews } from '../../reusable/for-editors';
import type { WatchedPage } from '../pages/read-page';
import { commentNews } from './comments/stored';
import { findRequests, uuidOf } from './requests/stored';

/**
 * Changes whenever a page shows its editors something new that is no part of its content. Browsers compare it with what
 * they have, and fetch the page again.
 */
export async function newsOf(req: PayloadRequest, page: WatchedPage): Promise<string> {
  const uuid = uuidOf(page);
  const [[request], comments, sections] = await Promise.all([
    findRequests(req, { uuid: { equals: uuid } }, 1),
    commentNews(req, uuid),
    reusableNews(req, page),
  ]);
  return `${request ? `${request.id}.${request.state}` : ''} ${comments} ${sections}`.trimEnd();
}
