import type { PayloadRequest, Where } from 'payload';
import type { PartName } from '../../../../../components/layout/parts/definitions';
import type { DraftPage } from '../../pages/read-page';
import type { Editor } from '../../session/editor';

export type RequestState = 'open' | 'approved' | 'returned' | 'withdrawn' | 'replaced';

/** What is to be published, as a request stores it. */
export interface Requested {
  /** The page's own id of the contract, or `part:NAME` for a part of every page. */
  uuid: string;
  title: string;
  /** The name of a part, for one. */
  pageKey: string;
  /** Where it is edited. */
  link: string;
  /** Its newest one when it was requested. */
  revision: string;
}

export interface StoredRequest extends Requested {
  id: number | string;
  state: RequestState;
  requestedBy: string;
  /** The account's id. */
  account: string;
  note?: string | null;
  answeredBy?: string | null;
  answeredAt?: string | null;
  answer?: string | null;
  createdAt: string;
}

const collection = 'publication-requests' as const;
const MAX_SHOWN = 20;

/** No page has such an id. */
export const uuidOfPart = (name: PartName) => `part:${name}`;

/** The hash that opens a request where it is answered (lib/routes/edit-hashes.ts). */
export const placeOfRequest = ({ uuid }: Pick<Requested, 'uuid'>): string =>
  uuid.startsWith('part:') ? `#${uuid}` : '#request';

export const uuidOf = ({ uuid, id }: Pick<DraftPage, 'uuid' | 'id'>): string => uuid ?? String(id);

/**
 * Requests, the newest first.
 *
 * @param limit the greatest number of them; 0 for all
 */
export async function findRequests(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  where: Where,
  limit = MAX_SHOWN,
): Promise<StoredRequest[]> {
  const { docs } = await req.payload.db.find<StoredRequest>({
    collection,
    where,
    sort: '-id',
    limit,
    pagination: false,
    req,
  });
  return docs;
}

export const requestsOf = (req: PayloadRequest, uuid: string, limit?: number) =>
  findRequests(req, { uuid: { equals: uuid } }, limit);

const requestsIn = (state: RequestState) => (req: PayloadRequest, uuid: string) =>
  findRequests(req, { and: [{ uuid: { equals: uuid } }, { state: { equals: state } }] });

export const openRequestsOf = requestsIn('open');

export const returnedRequestsOf = requestsIn('returned');

/** What the account of a request of the admin should know of; a returned one until it is asked again or published. */
export async function requestsFor(req: PayloadRequest): Promise<StoredRequest[]> {
  const { user } = req;
  if (user?.role === 'admin') return findRequests(req, { state: { equals: 'open' } }, 0);
  const ids = user ? await unfinishedOf(req, String(user.id)) : [];
  return ids.length > 0 ? findRequests(req, { id: { in: ids } }, 0) : [];
}

/** The newest request of an account for each page or part, where it waits or was returned. */
async function unfinishedOf(req: PayloadRequest, account: string): Promise<StoredRequest['id'][]> {
  const { docs } = await req.payload.db.find<Pick<StoredRequest, 'id' | 'uuid' | 'state'>>({
    collection,
    where: { account: { equals: account } },
    // An account asks for years, and nearly all of it is answered.
    select: { uuid: true, state: true },
    sort: 'id',
    limit: 0,
    pagination: false,
    req,
  });
  const newest = new Map(docs.map((each) => [each.uuid, each]));
  return [...newest.values()].filter(({ state }) => state === 'open' || state === 'returned').map(({ id }) => id);
}

interface Asked {
  requested: Requested;
  note: string;
  editor: Editor;
}

export async function storeRequest(req: PayloadRequest, { requested, note, editor }: Asked): Promise<void> {
  const { uuid, title, pageKey, link, revision } = requested;
  await req.payload.db.create({
    collection,
    data: {
      ...{ uuid, title, pageKey, link, revision, note },
      ...{ state: 'open', requestedBy: editor.name, account: String(editor.id) },
    },
    req,
    returning: false,
  });
}

export async function closeRequest(
  req: PayloadRequest,
  { id }: StoredRequest,
  closed: { state: RequestState; answeredBy?: string; answer?: string },
): Promise<void> {
  const data = { ...closed, answeredAt: new Date().toISOString() };
  await req.payload.db.updateOne({ collection, id, data, req, returning: false });
}

/** For content that was saved again as it is: its open requests are about the new revision. */
export async function renewRequests(req: PayloadRequest, uuid: string, from: string, revision: string): Promise<void> {
  for (const { id, revision: asked } of await openRequestsOf(req, uuid)) {
    if (asked === from) await req.payload.db.updateOne({ collection, id, data: { revision }, req, returning: false });
  }
}
