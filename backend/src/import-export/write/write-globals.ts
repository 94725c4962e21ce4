import type { FlattenedField, GlobalSlug } from 'payload';
import { allTranslations, defaultLanguage } from '../../languages';
import { seeding } from '../../seed/seeding';
import type { Values } from '../content-set';
import { hasLanguage, inOneLanguage } from '../portable-values';
import type { RecordWriter } from './write-record';

/** Writes a part of every page, such as the menu, in all its languages, and publishes it. */
export async function writeGlobal(
  { payload, idOf, clearsAbsent }: RecordWriter,
  { slug, fields }: { slug: GlobalSlug; fields: readonly FlattenedField[] },
  values: Values,
): Promise<void> {
  const reading = { slug, locale: 'all', draft: true, depth: 0, ...seeding } as const;
  const replaced = clearsAbsent ? ((await payload.findGlobal(reading)) as unknown as Values) : undefined;
  for (const language of [defaultLanguage, ...allTranslations]) {
    const isThere = [values, replaced ?? {}].some((each) => hasLanguage(fields, each, language));
    if (language !== defaultLanguage && !isThere) continue;
    const data = inOneLanguage(fields, values, language, idOf, replaced ? 'cleared if optional' : 'kept');
    await payload.updateGlobal({ slug, locale: language, data, depth: 0, ...seeding });
  }
}
