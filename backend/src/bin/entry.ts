import type { PayloadRequest } from 'payload';
import { notFound } from '../editing/http/edit-error';

/** Something in the bin. */
export interface BinEntry {
  id: number | string;
  kind: 'page' | 'section';
  title: string;
  link: string;
  uuid?: string | null;
  sectionId?: string | null;
  deletedBy: string;
  /** When it was deleted, ISO 8601. */
  createdAt: string;
  content?: unknown;
}

/** @throws EditError 404 */
export async function readEntry(req: PayloadRequest, id: unknown): Promise<BinEntry> {
  const isId = typeof id === 'number' || (typeof id === 'string' && /^\d{1,15}$/.test(id));
  const entry = isId
    ? await req.payload.db.findOne<BinEntry>({ collection: 'bin', where: { id: { equals: Number(id) } }, req })
    : null;
  if (!entry) throw notFound('it is not in the bin');
  return entry;
}

/** Takes out of the bin what is back. */
export const forgetEntry = (req: PayloadRequest, id: BinEntry['id']) =>
  req.payload.db.deleteOne({ collection: 'bin', where: { id: { equals: id } }, req });
