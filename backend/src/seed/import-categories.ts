import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { allTranslations, defaultLanguage } from '../languages';
import { isRecord, rowsOf, type StoredValues } from '../wire/values';
import { inLanguage } from './application-model-to-stored';
import type { SeedCategory } from './content';
import { requireMedia, type FindMedia } from './section-to-stored';
import { seeding } from './seeding';

const ORDER_STEP = 10;

const localized = ['name', 'title', 'description', 'keywords'] as const;

type CategoryData = RequiredDataFromCollectionSlug<'categories'>;

/** A list of the wire as an editor would have filled it in, in one language. */
function categoryToStored(row: SeedCategory, order: number, findMedia: FindMedia): StoredValues {
  const { key, link, kind, carousel, color, logos } = row;
  return {
    ...{ key, link, kind, carousel, color, order },
    ...inLanguage(row, localized, defaultLanguage),
    logos: rowsOf(logos).map(({ img, text }) => ({
      image: requireMedia(isRecord(img) ? img.src : img, findMedia),
      text,
    })),
  };
}

async function importCategory(payload: Payload, row: SeedCategory, order: number, findMedia: FindMedia): Promise<void> {
  const { docs } = await payload.find({
    collection: 'categories',
    where: { key: { equals: row.key } },
    depth: 0,
    limit: 1,
    ...seeding,
  });
  const data = categoryToStored(row, order, findMedia) as unknown as CategoryData;
  const target = { collection: 'categories', locale: defaultLanguage, depth: 0, ...seeding } as const;
  // A killed start may have left one.
  const [known] = docs;
  const saved = known
    ? await payload.update({ ...target, id: known.id, data })
    : await payload.create({ ...target, data });
  for (const language of allTranslations) {
    const texts = inLanguage(row, localized, language);
    if (Object.keys(texts).length === 0) continue;
    await payload.update({
      ...target,
      id: saved.id,
      locale: language,
      data: texts,
    });
  }
}

/** Imports the lists that pages can be in. */
export async function importCategories(
  payload: Payload,
  categories: readonly SeedCategory[],
  findMedia: FindMedia,
): Promise<void> {
  for (const [index, row] of categories.entries()) {
    await importCategory(payload, row, (index + 1) * ORDER_STEP, findMedia);
  }
}
