import type { FlattenedField, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { allTranslations, defaultLanguage, type Language } from '../../languages';
import { seeding } from '../../seed/seeding';
import type { PageItem, Values } from '../content-set';
import { type Absent, hasLanguage, inOneLanguage } from '../portable-values';
import { keepTime } from './keep-time';
import type { RecordWriter } from './write-record';

type Id = number | string;
type PageData = RequiredDataFromCollectionSlug<'pages'>;

export interface PageWriter extends RecordWriter {
  fields: readonly FlattenedField[];
}

/** The public version, or the draft of a page that has none. */
export interface Stored {
  id: Id;
  _status?: string;
}

export async function findPage(payload: Payload, pageKey: string): Promise<Stored | undefined> {
  const where = { pageKey: { equals: pageKey } };
  const { docs } = await payload.find({ collection: 'pages', where, depth: 0, limit: 1, ...seeding });
  return docs[0] as Stored | undefined;
}

async function save({ payload }: PageWriter, id: Id | undefined, data: Values, language: string): Promise<Id> {
  const draft = data._status === 'draft';
  const options = { collection: 'pages', locale: language as 'tr', depth: 0, draft, ...seeding } as const;
  const saved =
    id === undefined
      ? await payload.create({ ...options, data: data as PageData })
      : await payload.update({ ...options, id, data: data as PageData });
  return saved.id;
}

/** The newest version, with which Payload merges what is saved. */
export async function readNewest(payload: Payload, id: Id): Promise<Values> {
  const options = { collection: 'pages', id, locale: 'all', draft: true, depth: 0, ...seeding } as const;
  return (await payload.findByID(options)) as unknown as Values;
}

/** Writes a page in all its languages, Turkish first. @param id of the page that it takes the place of */
export async function writePage(writer: PageWriter, page: PageItem, id?: Id): Promise<Id> {
  const { fields, idOf, payload, clearsAbsent } = writer;
  const replaced = clearsAbsent && id !== undefined ? await readNewest(payload, id) : undefined;
  // A draft may lack what a page needs to be public.
  const clearing: Absent = page._status === 'draft' ? 'cleared' : 'cleared if optional';
  const dataIn = (language: Language) => inOneLanguage(fields, page, language, idOf, replaced ? clearing : 'kept');
  const saved = await save(writer, id, dataIn(defaultLanguage), defaultLanguage);
  for (const language of allTranslations)
    if ([page, replaced ?? {}].some((values) => hasLanguage(fields, values, language)))
      await save(writer, saved, dataIn(language), language);
  if (typeof page.updatedAt === 'string') await keepTime(payload, 'pages', saved, page.updatedAt);
  return saved;
}
