import type { PayloadRequest } from 'payload';

const SHOWN_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_SHOWN = 6;

/** A planned publication or withdrawal that was refused at its time. */
export interface NotDone {
  /** Of its entry in the trail. */
  id: number | string;
  subject?: string | null;
  reason?: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** Plans of the last week that were not carried out, the newest first. Only administrators read the trail. */
export async function readNotDone({ payload, user }: PayloadRequest, now = Date.now()): Promise<NotDone[]> {
  if (user?.role !== 'admin') return [];
  const { docs } = await payload.db.find<NotDone>({
    collection: 'audit-trail',
    where: {
      and: [
        { action: { in: ['scheduledPublish', 'scheduledUnpublish'] } },
        { result: { equals: 'refused' } },
        { createdAt: { greater_than: new Date(now - SHOWN_MS).toISOString() } },
      ],
    },
    sort: '-createdAt',
    limit: MAX_SHOWN,
    pagination: false,
    req: {},
  });
  return docs;
}
