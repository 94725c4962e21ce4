import type { Payload, Where } from 'payload';
import { frameToWire } from '../wire/application-model';
import { withPublicSections } from '../reusable/resolve';
import type { StoredPage } from '../wire/page';
import type { StoredValues } from '../wire/values';
import { signsOfFrame, type Sign } from './signs';

/** The names of pages in menu and footer. */
export async function readFrame(payload: Payload): Promise<Sign[]> {
  const read = async (slug: 'navigation' | 'footer') =>
    (await payload.db.findGlobal({ slug })) as unknown as StoredValues;
  const [navigation, footer] = await Promise.all([read('navigation'), read('footer')]);
  return signsOfFrame(frameToWire(navigation, footer));
}

const isPublic: Where = { and: [{ _status: { equals: 'published' } }, { isVisible: { equals: true } }] };

/** The public state of some pages, by their ids. */
export async function readPublic(payload: Payload, where: Where, limit: number): Promise<StoredPage[]> {
  const { docs } = await payload.db.find<StoredPage>({
    collection: 'pages',
    where: { and: [isPublic, where] },
    sort: 'id',
    limit,
    pagination: false,
  });
  return withPublicSections({ payload }, docs);
}

/** The names of some public pages, without their sections, which are thousands of rows. */
export async function readNames(payload: Payload, where: Where, limit: number): Promise<StoredPage[]> {
  const { docs } = await payload.db.find<StoredPage>({
    collection: 'pages',
    where: { and: [isPublic, where] },
    select: { pageKey: true, link: true, title: true, description: true, keywords: true, categories: true },
    sort: 'id',
    limit,
    pagination: false,
  });
  return docs;
}

/** When each public page was saved last, by its id. */
export async function readSavedAt(payload: Payload): Promise<Map<number | string, string>> {
  const { docs } = await payload.db.find<{ id: number | string; updatedAt: string }>({
    collection: 'pages',
    where: isPublic,
    select: { updatedAt: true },
    limit: 0,
    pagination: false,
  });
  return new Map(docs.map(({ id, updatedAt }) => [id, updatedAt]));
}
