import type { Payload } from 'payload';
import { seeding } from '../../seed/seeding';
import { ContentError, type ContentSet } from '../content-set';
import type { Report } from '../report';
import { hashOf, Marks } from '../write/marks';
import { writeContent } from '../write/write-content';

const RUN = 'site';

async function countContent(payload: Payload): Promise<number> {
  const [pages, media] = await Promise.all([
    payload.count({ collection: 'pages', ...seeding }),
    payload.count({ collection: 'media', ...seeding }),
  ]);
  return pages.totalDocs + media.totalDocs;
}

/**
 * Writes an export into this installation, which has to be empty unless an earlier run was interrupted.
 *
 * @param replaces whether the export's pages and settings take the place of those that are there
 * @throws ContentError if there is content
 */
export async function importSite(payload: Payload, content: ContentSet, replaces: boolean, report: Report) {
  const marks = new Marks(payload.kv);
  const { readFile: _readFile, ...values } = content;
  const [mark, hash] = [await marks.read(RUN), hashOf(values)];
  const isKnown = mark?.hash === hash;
  if (!isKnown && !replaces && (await countContent(payload)) > 0)
    throw new ContentError(
      'this installation has content: import into an empty one, or let the export take its place with --replace',
    );
  await marks.set(RUN, { hash, state: 'writing' });
  await writeContent(payload, content, { replaces, report, clearsAbsent: true });
  await marks.set(RUN, { hash, state: 'done' });
}
