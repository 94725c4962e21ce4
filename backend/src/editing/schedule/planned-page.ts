import type { PayloadRequest } from 'payload';
import { revisionOf } from '../../wire/page';
import { readAuthors } from '../pages/authors';
import {
  findVersion,
  readNewest,
  readPublicTime,
  readPublished,
  type DraftPage,
  type PageId,
} from '../pages/read-page';
import { requireFit, setPublicStatus } from '../pages/set-public-status';
import { writeDraft } from '../pages/write-draft';
import { uuidOf } from '../together/requests/stored';
import type { Publishable } from './publishable';

export const keyOfPage = (id: PageId) => `page:${id}`;

export async function pageToPublish(req: PayloadRequest, id: PageId): Promise<Publishable<DraftPage>> {
  const page = await readNewest(req, id);
  return {
    key: keyOfPage(id),
    uuid: uuidOf(page),
    readNewest: () => readNewest(req, id),
    find: async (isWanted) => {
      const found = await findVersion(req, id, isWanted);
      return found && { ...found.version, id };
    },
    readPublic: () => readPublished(req, id),
    readPublicTime: () => readPublicTime(req, id),
    revisionOf: ({ updatedAt = '' }) => revisionOf({ id, updatedAt }),
    requireFit: (content) => requireFit(req, content),
    publish: (newest, editor, told) => setPublicStatus(req, newest, 'published', editor, told),
    save: (content, { updatedAt }, author) => writeDraft(req, { ...content, id, updatedAt }, author),
    authorOf: async ({ updatedAt = '' }) => (await readAuthors(req.payload, id))[updatedAt] ?? '',
  };
}
