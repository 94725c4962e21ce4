import type { FlattenedField, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { allTranslations, defaultLanguage, type Language } from '../../languages';
import { seeding } from '../../seed/seeding';
import type { PageItem, Values } from '../content-set';
import { hasLanguage, inOneLanguage, type Rename } from '../portable-values';
import { keepTime } from './keep-time';

type Id = number | string;
type PageData = RequiredDataFromCollectionSlug<'pages'>;

export interface PageWriter {
  payload: Payload;
  fields: readonly FlattenedField[];
  /** Ids of files and records by their names. */
  idOf: Rename;
}

export async function findPage(payload: Payload, pageKey: string): Promise<{ id: Id; _status?: string } | undefined> {
  const where = { pageKey: { equals: pageKey } };
  const { docs } = await payload.find({ collection: 'pages', where, depth: 0, limit: 1, ...seeding });
  return docs[0] as { id: Id; _status?: string } | undefined;
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

/** Writes a page in all its languages, Turkish first. @param id of the page that it takes the place of */
export async function writePage(writer: PageWriter, page: PageItem, id?: Id): Promise<Id> {
  const { fields, idOf, payload } = writer;
  const dataIn = (language: Language) => inOneLanguage(fields, page, language, idOf);
  const saved = await save(writer, id, dataIn(defaultLanguage), defaultLanguage);
  for (const language of allTranslations)
    if (hasLanguage(fields, page, language)) await save(writer, saved, dataIn(language), language);
  if (typeof page.updatedAt === 'string') await keepTime(payload, 'pages', saved, page.updatedAt);
  return saved;
}
