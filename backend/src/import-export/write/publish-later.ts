import type { Payload } from 'payload';
import { seeding } from '../../seed/seeding';
import type { Mark } from './marks';

type Id = number | string;

/** Whether a page was public at some time, as far as its versions are kept. */
export async function wasPublic({ db }: Payload, id: Id): Promise<boolean> {
  const { docs } = await db.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    limit: 1,
    pagination: false,
  });
  return docs.length > 0;
}

/**
 * Publishes a page that an earlier run left as a draft, as it is by now. One that was public is a draft because an editor
 * has withdrawn it, and stays one.
 *
 * @returns whether it was published
 */
export async function publishLater(
  payload: Payload,
  there: { id: Id; _status?: string },
  mark: Mark | undefined,
): Promise<boolean> {
  if (there._status !== 'draft' || mark?.isPublished || (await wasPublic(payload, there.id))) return false;
  await payload.update({ collection: 'pages', id: there.id, data: { _status: 'published' }, ...seeding });
  return true;
}
