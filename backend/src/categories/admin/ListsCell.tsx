import { cache } from 'react';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { defaultLanguage } from '../../languages';
import { inLanguage } from '../../wire/values';
import { readCategories } from '../stored';

/** Once for all rows of a list view. */
const namesOf = cache(async (payload: Payload, language: 'tr' | 'en') => {
  const lists = await readCategories({ payload });
  return new Map(lists.map(({ key, name }) => [key, inLanguage(name, language) ?? inLanguage(name, defaultLanguage)]));
});

/** The names of a page's lists, in the list of pages. */
export async function ListsCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  const keys = Array.isArray(cellData) ? cellData.map(String) : [];
  const names = await namesOf(payload, i18n.language === 'en' ? 'en' : defaultLanguage);
  return <span>{keys.map((key) => names.get(key) ?? key).join(', ')}</span>;
}
