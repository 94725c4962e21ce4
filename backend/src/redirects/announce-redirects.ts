import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit';
import { announce } from '../revalidate/announce';
import { announceToProcesses } from '../shared/announce-change';
import { forgetTable } from './link-resolver';

/**
 * Announces changed redirects to the site, and all content: links to old addresses leave the backend with the new ones
 * (`rewrite-links.ts`).
 */
export async function announceRedirects({ req }: { req: PayloadRequest }): Promise<void> {
  afterCommit(req, forgetTable);
  await announceToProcesses(req, { changed: 'redirects' });
  await announce(req, ['redirects', 'content']);
}

/** After a save. A draft changes nothing on the site. */
export const announceSaved: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const isDraft = doc._status === 'draft' && (operation === 'create' || String(req.query?.draft) === 'true');
  if (!isDraft) await announceRedirects({ req });
};
