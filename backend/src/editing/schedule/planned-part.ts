import type { PayloadRequest } from 'payload';
import type { PartName } from '../../../../components/layout/parts/definitions';
import { readAuthors } from '../pages/authors';
import { requireFitPart } from '../parts/check-part';
import { publishNewestPart } from '../parts/publish-part';
import {
  findPartVersion,
  readNewestPart,
  readPartTime,
  readPublicPart,
  revisionOfPart,
  type StoredPart,
} from '../parts/read-part';
import { writePart } from '../parts/write-part';
import { uuidOfPart } from '../together/requests/stored';
import type { Publishable } from './publishable';

export const partToPublish = (req: PayloadRequest, name: PartName): Publishable<StoredPart> => ({
  key: `part:${name}`,
  uuid: uuidOfPart(name),
  readNewest: () => readNewestPart(req, name),
  find: (isWanted) => findPartVersion(req, name, isWanted),
  readPublic: () => readPublicPart(req, name),
  readPublicTime: () => readPartTime(req, name),
  revisionOf: (version) => revisionOfPart(name, version),
  requireFit: (content) => requireFitPart(req, name, content),
  publish: async (stored, editor, told) => {
    await publishNewestPart(req, name, { stored, editor, told });
  },
  save: (content, { updatedAt }, author) => writePart(req, name, { ...content, updatedAt }, author),
  authorOf: async ({ updatedAt = '' }) => (await readAuthors(req.payload, name))[updatedAt] ?? '',
});
