import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { defaultLanguage } from '../languages';
import type { SeedPage } from './content';
import { copyRowIds } from './copy-row-ids';
import { pageToStored } from './page-to-stored';
import type { FindMedia } from './section-to-stored';
import { seeding, type Report } from './seeding';

const REPORT_EVERY = 10;
const ORDER_STEP = 10;

type PageData = RequiredDataFromCollectionSlug<'pages'>;

/**
 * Imports the pages, Turkish first. An existing page was left by a killed start, perhaps incomplete, and is written
 * again: nobody can have edited it, since no request is answered before the seed is done.
 *
 * @param isPublic whether a page is published; by default every one is
 */
export async function importPages(
  payload: Payload,
  pages: readonly SeedPage[],
  findMedia: FindMedia,
  report: Report,
  isPublic: (page: SeedPage) => boolean = () => true,
): Promise<void> {
  for (const [index, page] of pages.entries()) {
    const place = { order: (index + 1) * ORDER_STEP, _status: isPublic(page) ? 'published' : 'draft' } as const;
    await importPage(payload, page, place, findMedia);
    if ((index + 1) % REPORT_EVERY === 0 || index + 1 === pages.length) report('pages', index + 1, pages.length);
  }
}

interface Place {
  order: number;
  _status: 'published' | 'draft';
}

async function importPage(
  payload: Payload,
  page: SeedPage,
  { order, _status }: Place,
  findMedia: FindMedia,
): Promise<void> {
  const { turkish, translations } = pageToStored(page, order, findMedia);
  const saved = await saveTurkish(payload, page.pageKey, { ...turkish, _status });
  for (const [language, copy] of translations) {
    await payload.update({
      collection: 'pages',
      id: saved.id,
      locale: language,
      data: { ...copyRowIds(copy, saved), _status } as PageData,
      depth: 0,
      ...seeding,
    });
  }
}

async function saveTurkish(payload: Payload, pageKey: string, data: object) {
  const options = { collection: 'pages', locale: defaultLanguage, depth: 0, ...seeding } as const;
  const { docs } = await payload.find({ ...options, where: { pageKey: { equals: pageKey } }, limit: 1 });
  const [existing] = docs;
  return existing
    ? payload.update({ ...options, id: existing.id, data: copyRowIds(data, existing) as PageData })
    : payload.create({ ...options, data: data as PageData });
}
