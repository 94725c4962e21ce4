import type { CollectionAfterDeleteHook, Payload } from 'payload';
import { recordAction } from '../editing/trail/record-changes';
import { writeEntry } from '../editing/trail/write-entry';
import { everyHour, succeeds } from '../shared/every-hour';
import { KEPT_DAYS } from './kept-days';
import { rememberGone } from './hidden-addresses';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;

interface Old {
  id: number | string;
  kind: 'page' | 'section';
  link: string;
  title: string;
}

/** For an administrator who empties the bin by hand. */
export const noteDeletedForGood: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { kind, link, title } = doc as Old;
  if (kind === 'page') await rememberGone(req.payload, link);
  recordAction(req, 'pages', 'purge', kind === 'page' ? link : `${link} – ${title}`);
};

/**
 * Deletes for good what has been in the bin for 30 days.
 *
 * @param now in milliseconds since 1970
 * @returns the number of deleted entries
 */
async function purgeBin(payload: Payload, now = Date.now()): Promise<number> {
  const before = new Date(now - KEPT_DAYS * DAY_MS).toISOString();
  const { docs } = await payload.db.find<Old>({
    collection: 'bin',
    where: { createdAt: { less_than: before } },
    select: { kind: true, link: true, title: true },
    limit: AT_ONCE,
    pagination: false,
    req: {},
  });
  for (const { id, kind, link, title } of docs) {
    if (kind === 'page') await rememberGone(payload, link);
    await payload.db.deleteOne({ collection: 'bin', where: { id: { equals: id } }, req: {} });
    const subject = kind === 'page' ? link : `${link} – ${title}`;
    await writeEntry(payload, { actor: 'system', action: 'purge', result: 'done', area: 'pages', subject });
  }
  return docs.length < AT_ONCE ? docs.length : docs.length + (await purgeBin(payload, now));
}

/** At every start and every hour. */
export function keepBinShort(payload: Payload): void {
  everyHour('bin', () => succeeds(payload, 'bin: old entries could not be deleted', purgeBin(payload)));
}
