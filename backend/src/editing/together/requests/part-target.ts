import type { PayloadRequest } from 'payload';
import { partDefinitions, type PartName } from '../../../../../components/layout/parts/definitions';
import { defaultLanguage, siteLanguages } from '../../../languages';
import { publishPartRevision } from '../../calls/publish-part';
import { conflict } from '../../http/edit-error';
import { requireFitPart } from '../../parts/check-part';
import { onPart, readNewestPart, readPartRevision, readPublicPart, revisionOfPart } from '../../parts/read-part';
import { partChanges } from '../../versions/part-changes';
import { uuidOfPart } from './stored';
import type { RequestTarget } from './target';

/** Every page has it, so its requests lead to the home page. */
const link = '/';

export const partTarget = (req: PayloadRequest, name: PartName): RequestTarget => ({
  inTurn: (task) => onPart(req, name, task),
  publish: (command, answer) => publishPartRevision(command, name, answer),
  read: async () => {
    const part = await readNewestPart(req, name);
    const revision = revisionOfPart(name, part);
    const title = partDefinitions[name].label[defaultLanguage];
    return {
      requested: { uuid: uuidOfPart(name), title, pageKey: name, link, revision },
      isPublic: () => Promise.resolve(part._status !== 'draft'),
      requireRevision: (asked) => (asked === revision ? Promise.resolve() : Promise.reject(conflict({ revision }))),
      requireFit: () => requireFitPart(req, name, part),
      changesToPublish: async () => partChanges(name, [await readPublicPart(req, name), part], siteLanguages()),
      changesSince: async (asked) => {
        if (asked === revision) return null;
        const requested = await readPartRevision(req, name, asked);
        return requested ? partChanges(name, [requested, part], siteLanguages()) : null;
      },
    };
  },
});
