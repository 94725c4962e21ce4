import type { PayloadRequest } from 'payload';
import { commentNews } from './comments/stored';
import { findRequests } from './requests/stored';

/**
 * Changes whenever a page shows its editors something new that is no part of its content. Browsers compare it with what
 * they have, and fetch the page again.
 */
export async function newsOf(req: PayloadRequest, uuid: string): Promise<string> {
  const [[request], comments] = await Promise.all([
    findRequests(req, { uuid: { equals: uuid } }, 1),
    commentNews(req, uuid),
  ]);
  return `${request ? `${request.id}.${request.state}` : ''} ${comments}`;
}
