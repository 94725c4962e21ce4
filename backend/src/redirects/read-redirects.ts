import type { PayloadRequest } from 'payload';
import type { Redirect } from './redirect-table';

/** More would slow down every start of the site and every change of the table. */
export const MAX_REDIRECTS = 50_000;

export interface StoredRedirect extends Redirect {
  id?: number | string;
  source: 'automatic' | 'manual';
  note?: string | null;
}

/** All published redirects, by the address they start from. */
export async function readRedirects(req: PayloadRequest): Promise<Map<string, StoredRedirect>> {
  const { docs } = await req.payload.db.find<StoredRedirect>({
    collection: 'redirects',
    where: { _status: { equals: 'published' } },
    select: { from: true, to: true, permanent: true, source: true, note: true },
    sort: 'from',
    pagination: false,
    limit: 0,
    req,
  });
  return new Map(docs.map((doc) => [doc.from, doc]));
}
