import type { Payload } from 'payload';
import type { BinEntry } from '../../bin/entry';
import type { DraftPage, PageId } from '../pages/read-page';
import { uses } from './find-usage';
import { findBinMentions } from './mentions';
import type { UsedFile } from './patterns';

/** Something in the bin that would come back without the file. */
export interface BinUsage {
  name: string;
  /** The entry's address in the admin. */
  href: string;
  kind: 'bin';
}

/** What is kept of a page, with its versions, the oldest first, or of a section. */
interface Kept {
  page: DraftPage;
  versions?: { version: DraftPage }[];
}

/**
 * The entries of the bin that use a file: pages as on the site, in public or in their newest draft, and sections.
 *
 * @param isPublicOnly leaves out what visitors would not see at once if it came back
 */
export async function findInBin(
  payload: Payload,
  file: UsedFile,
  { isPublicOnly = false }: { isPublicOnly?: boolean } = {},
): Promise<BinUsage[]> {
  const using: BinUsage[] = [];
  // One after another: an entry has all versions of a page.
  for (const id of await findBinMentions(payload, file)) {
    const entry = await readContent(payload, id);
    if (!entry) continue;
    const { page, versions = [] } = entry.content as Kept;
    const drafts = versions.slice(-1).map(({ version }) => version);
    const shown = isPublicOnly ? [page].filter(({ _status }) => _status === 'published') : [page, ...drafts];
    if (shown.some((each) => uses(each, file)))
      using.push({ name: entry.title, href: `/admin/collections/bin/${id}`, kind: 'bin' });
  }
  return using;
}

const readContent = ({ db }: Payload, id: PageId) =>
  db.findOne<BinEntry>({
    collection: 'bin',
    where: { id: { equals: id } },
    select: { title: true, content: true },
    req: {},
  });
