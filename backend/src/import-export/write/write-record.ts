import type { Payload } from 'payload';
import { allTranslations, defaultLanguage } from '../../languages';
import { seeding } from '../../seed/seeding';
import type { ContentCollection } from '../content-of';
import type { Values } from '../content-set';
import { hasLanguage, inOneLanguage, type Rename } from '../portable-values';

type Id = number | string;

export interface RecordWriter {
  payload: Payload;
  /** Ids of files and records by their names. */
  idOf: Rename;
  /** Whether a record that is there loses what the one in its place does not have. */
  clearsAbsent?: boolean;
}

/** Writes a record without drafts, such as a list of pages, in all its languages. @param known of the one it replaces */
export async function writeRecord(
  { payload, idOf, clearsAbsent }: RecordWriter,
  { slug, fields }: ContentCollection,
  record: Values,
  known?: Id,
): Promise<Id> {
  const reading = { collection: slug, locale: 'all', depth: 0, ...seeding } as const;
  const replaced =
    clearsAbsent && known !== undefined
      ? ((await payload.findByID({ ...reading, id: known })) as unknown as Values)
      : undefined;
  let id = known;
  for (const locale of [defaultLanguage, ...allTranslations]) {
    const isThere = [record, replaced ?? {}].some((values) => hasLanguage(fields, values, locale));
    if (locale !== defaultLanguage && !isThere) continue;
    const options = {
      collection: slug,
      locale,
      depth: 0,
      data: inOneLanguage(fields, record, locale, idOf, replaced ? 'cleared if optional' : 'kept') as never,
      ...seeding,
    };
    const saved: { id: Id } =
      id === undefined ? await payload.create(options) : await payload.update({ ...options, id });
    id = saved.id;
  }
  if (id === undefined) throw new Error(`${slug}: nothing was written`);
  return id;
}
