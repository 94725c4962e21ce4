import { APIError, type PayloadHandler, type PayloadRequest, type SanitizedConfig, type Where } from 'payload';
import { message } from '../../validation/messages';
import { onPages } from './page-lock';

/** Each page needs a lock of the database, which has room for a few thousand. */
const MAX_PAGES = 1_000;

type Ids = (number | string)[];

async function pageOfVersion(req: PayloadRequest): Promise<Ids> {
  const where = { id: { equals: Number(req.routeParams?.id) } };
  const { docs } = await req.payload.db.findVersions({ collection: 'pages', where, limit: 1, pagination: false, req });
  return docs.map(({ parent }) => parent);
}

/** The pages of a bulk edit, which then changes no others: one that fits the condition later has no turn. */
async function pagesOfBulkEdit(req: PayloadRequest): Promise<Ids> {
  const { payload, query, user, locale } = req;
  // Payload takes JSON as well.
  const where = (typeof query.where === 'string' && query.where ? JSON.parse(query.where) : query.where) as Where;
  if (!where) return [];
  const { docs } = await payload.find({
    collection: 'pages',
    where,
    draft: String(query.draft) === 'true',
    select: { pageKey: true },
    depth: 0,
    limit: MAX_PAGES + 1,
    pagination: false,
    // Not the request itself: Payload would change its language.
    user,
    locale,
    overrideAccess: false,
  });
  if (docs.length > MAX_PAGES) throw new APIError(message('tooManyPages', req), 400, undefined, true);
  const ids = docs.map(({ id }) => id);
  query.where = { and: [where, { id: { in: ids } }] };
  return ids;
}

/** Payload's calls that write pages as they are stored, without a form that says what somebody has seen. */
const writers: Readonly<Record<string, (req: PayloadRequest) => Promise<Ids>>> = {
  'patch /': pagesOfBulkEdit,
  'post /versions/:id': pageOfVersion,
};

const inTurnOf =
  (idsOf: (req: PayloadRequest) => Promise<Ids>, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    // Payload refuses it.
    if (!req.user) return handler(req);
    const ids = await idsOf(req);
    return ids.length > 0 ? onPages(req, ids, async () => handler(req)) : handler(req);
  };

/**
 * Bulk edits and restored versions take the turn of their pages, like the calls of the edit mode: both read a whole page
 * and write it again, and an edit that was saved between would be lost.
 */
export function withPageTurns(config: SanitizedConfig): SanitizedConfig {
  const pages = config.collections.find(({ slug }) => slug === 'pages');
  if (!pages?.endpoints) return config;
  pages.endpoints = pages.endpoints.map((endpoint) => {
    const idsOf = writers[`${endpoint.method} ${endpoint.path}`];
    return idsOf ? { ...endpoint, handler: inTurnOf(idsOf, endpoint.handler) } : endpoint;
  });
  return config;
}
