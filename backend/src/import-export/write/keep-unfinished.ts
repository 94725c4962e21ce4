import type { Payload } from 'payload';
import type { PageItem } from '../content-set';
import type { Report } from '../report';
import { readNewest, type Stored } from './write-page';

/**
 * The page as it is written in the place of a stored one: as a draft, if that has changes that are not public. Payload
 * merges what is saved with the newest draft, and would publish what editors have not finished.
 */
export async function keepUnfinished(
  payload: Payload,
  page: PageItem,
  there: Stored | undefined,
  report: Report,
): Promise<PageItem> {
  if (page._status !== 'published' || there?._status !== 'published') return page;
  const newest = await readNewest(payload, there.id);
  if (newest._status !== 'draft') return page;
  report.note(
    `${page.pageKey}: what is new is in its draft, which has other changes too; publish it to show all of them`,
  );
  // The public version stays, with its time.
  return { ...page, _status: 'draft', updatedAt: undefined };
}
