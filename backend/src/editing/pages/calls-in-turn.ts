import type { PayloadHandler, PayloadRequest, SanitizedConfig } from 'payload';
import { handlerOf, wrapCalls } from '../../publication/wrap-calls';
import { changeOneByOne, deleteOneByOne, type Documents } from '../../publication/one-by-one';
import { onPage } from './page-lock';
import type { PageId } from './read-page';

type FindId = (req: PayloadRequest) => Promise<PageId | undefined>;

async function pageOfVersion(req: PayloadRequest): Promise<PageId | undefined> {
  const where = { id: { equals: Number(req.routeParams?.id) } };
  const { docs } = await req.payload.db.findVersions({ collection: 'pages', where, limit: 1, pagination: false, req });
  return docs[0]?.parent as PageId | undefined;
}

const pageInAddress: FindId = (req) => Promise.resolve(Number(req.routeParams?.id));

const inTurnOf =
  (findId: FindId, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    // Payload refuses it.
    const id = req.user ? await findId(req) : undefined;
    return id === undefined ? handler(req) : onPage(req, id, async () => handler(req));
  };

const documents: Documents = { collection: 'pages', inTurn: onPage };

/**
 * Payload's own calls take the turn of their page, like the calls of the edit mode: they read a whole page and write it
 * again, or move it to the bin, and an edit that was saved between would be lost.
 */
export function withPageTurns(config: SanitizedConfig): SanitizedConfig {
  const pages = config.collections.find(({ slug }) => slug === 'pages');
  if (!pages?.endpoints) return config;
  const changesOne = handlerOf(pages.endpoints, 'patch /:id');
  pages.endpoints = wrapCalls(pages.endpoints, {
    'patch /': (handler) => changeOneByOne(documents, handler, changesOne ?? handler),
    'patch /:id': (handler) => inTurnOf(pageInAddress, handler),
    'delete /': (handler) => deleteOneByOne(documents, handler),
    'delete /:id': (handler) => inTurnOf(pageInAddress, handler),
    'post /versions/:id': (handler) => inTurnOf(pageOfVersion, handler),
  });
  return config;
}
