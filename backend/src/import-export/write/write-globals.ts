import type { FlattenedField, GlobalSlug, Payload } from 'payload';
import { allTranslations, defaultLanguage } from '../../languages';
import { seeding } from '../../seed/seeding';
import type { Values } from '../content-set';
import { hasLanguage, inOneLanguage, type Rename } from '../portable-values';

/** Writes a part of every page, such as the menu, in all its languages, and publishes it. */
export async function writeGlobal(
  payload: Payload,
  { slug, fields }: { slug: GlobalSlug; fields: readonly FlattenedField[] },
  values: Values,
  idOf: Rename,
): Promise<void> {
  for (const language of [defaultLanguage, ...allTranslations]) {
    if (language !== defaultLanguage && !hasLanguage(fields, values, language)) continue;
    const data = inOneLanguage(fields, values, language, idOf);
    await payload.updateGlobal({ slug, locale: language, data, depth: 0, ...seeding });
  }
}
