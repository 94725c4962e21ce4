import type { Payload } from 'payload';
import { allTranslations, defaultLanguage } from '../../languages';
import { seeding } from '../../seed/seeding';
import type { ContentCollection } from '../content-of';
import type { Values } from '../content-set';
import { hasLanguage, inOneLanguage, type Rename } from '../portable-values';

type Id = number | string;

/** Writes a record without drafts, such as a list of pages, in all its languages. @param known of the one it replaces */
export async function writeRecord(
  payload: Payload,
  { slug, fields }: ContentCollection,
  record: Values,
  idOf: Rename,
  known?: Id,
): Promise<Id> {
  let id = known;
  for (const locale of [defaultLanguage, ...allTranslations]) {
    if (locale !== defaultLanguage && !hasLanguage(fields, record, locale)) continue;
    const options = {
      collection: slug,
      locale,
      depth: 0,
      data: inOneLanguage(fields, record, locale, idOf) as never,
      ...seeding,
    };
    const saved: { id: Id } =
      id === undefined ? await payload.create(options) : await payload.update({ ...options, id });
    id = saved.id;
  }
  if (id === undefined) throw new Error(`${slug}: nothing was written`);
  return id;
}
