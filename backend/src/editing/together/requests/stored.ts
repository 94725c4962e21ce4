import type { PayloadRequest, Where } from 'payload';
import { defaultLanguage } from '../../../languages';
import { inLanguage } from '../../../wire/values';
import type { DraftPage } from '../../pages/read-page';
import type { Editor } from '../../session/editor';

export type RequestState = 'open' | 'approved' | 'returned' | 'withdrawn' | 'replaced';

export interface StoredRequest {
  id: number | string;
  uuid: string;
  title: string;
  pageKey: string;
  link: string;
  /** Of the page when it was requested. */
  revision: string;
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

export const uuidOf = ({ uuid, id }: Pick<DraftPage, 'uuid' | 'id'>): string => uuid ?? String(id);

/** Requests, the newest first. */
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

export const requestsOf = (req: PayloadRequest, page: DraftPage, limit?: number) =>
  findRequests(req, { uuid: { equals: uuidOf(page) } }, limit);

export const openRequestsOf = (req: PayloadRequest, uuid: string) =>
  findRequests(req, { and: [{ uuid: { equals: uuid } }, { state: { equals: 'open' } }] });

/** What the account of a request of the admin should know of; a returned one until it is asked again or published. */
export async function requestsFor(req: PayloadRequest): Promise<StoredRequest[]> {
  const { user } = req;
  if (user?.role === 'admin') return findRequests(req, { state: { equals: 'open' } });
  if (!user) return [];
  const own = await findRequests(req, { account: { equals: String(user.id) } });
  const isNewest = ({ uuid }: StoredRequest, at: number) => own.findIndex((each) => each.uuid === uuid) === at;
  return own.filter((each, at) => isNewest(each, at) && (each.state === 'open' || each.state === 'returned'));
}

interface Asked {
  page: DraftPage;
  revision: string;
  note: string;
  editor: Editor;
}

export async function storeRequest(req: PayloadRequest, { page, revision, note, editor }: Asked): Promise<void> {
  const { pageKey, link } = page;
  await req.payload.db.create({
    collection,
    data: {
      ...{
        uuid: uuidOf(page),
        title: inLanguage(page.title, defaultLanguage) || pageKey,
        pageKey,
        link,
        revision,
        note,
      },
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
