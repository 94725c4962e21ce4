import type { PayloadRequest } from 'payload';
import { defaultLanguage, siteLanguages } from '../../../languages';
import { revisionOf } from '../../../wire/page';
import { inLanguage } from '../../../wire/values';
import { publishRevision } from '../../calls/publish-page';
import { requireRevision } from '../../pages/change-page';
import { onPage } from '../../pages/page-lock';
import { type PageId, readNewest, readPublished, readRevision } from '../../pages/read-page';
import { requireFit } from '../../pages/set-public-status';
import { pageChanges } from '../../versions/page-changes';
import { uuidOf } from './stored';
import type { RequestTarget } from './target';

export const pageTarget = (req: PayloadRequest, id: PageId): RequestTarget => ({
  inTurn: (task) => onPage(req, id, task),
  publish: (command, answer) => publishRevision(command, id, answer),
  read: async () => {
    const page = await readNewest(req, id);
    const { pageKey, link } = page;
    const revision = revisionOf(page);
    const title = inLanguage(page.title, defaultLanguage) || pageKey;
    return {
      requested: { uuid: uuidOf(page), title, pageKey, link, revision },
      isPublic: async () => {
        const published = await readPublished(req, id);
        return published !== null && revisionOf(published) === revision;
      },
      requireRevision: (asked) => requireRevision(req, page, asked),
      requireFit: () => requireFit(req, page),
      changesToPublish: async () => {
        const published = await readPublished(req, id);
        return published ? pageChanges(published, page, siteLanguages()) : null;
      },
      changesSince: async (asked) => {
        if (asked === revision) return null;
        const requested = await readRevision(req, id, asked);
        return requested ? pageChanges(requested, page, siteLanguages()) : null;
      },
    };
  },
});
