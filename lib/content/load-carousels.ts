import 'server-only';

import type { Language } from '../i18n/languages';
import { listOf } from '../routes/category-address';
import { type CarouselName, carousels } from '../routes/site-routes';
import { BackendFailure, getApplicationModel, getCategoryPages, type Page } from '.';
import type { Foreign } from './types';

/** The pages of the two carousels that the home and about pages share. One without a list has none. */
export interface Carousels extends Record<CarouselName, Page[]>, Foreign<CarouselName> {
  /** The titles of their lists; `foreign` has the language of each that has no translation. */
  titles?: Partial<Record<CarouselName, string>>;
}

/** The lists of the carousels, and their pages: null for a list that could not be fetched. */
async function load(language: Language) {
  const { categories } = await getApplicationModel(language);
  const lists = carousels.flatMap((name) => listOf(name, categories) ?? []);
  return Promise.all(lists.map(async (list) => ({ ...list, pages: await getCategoryPages(list.key, language) })));
}

/** The pages of the lists in the carousels; null for a list that could not be fetched. */
export async function carouselLists(language: Language): Promise<(Page[] | null)[]> {
  try {
    return (await load(language)).map(({ pages }) => pages);
  } catch (error) {
    // The page itself then says so.
    if (error instanceof BackendFailure) return [];
    throw error;
  }
}

/** @throws {BackendFailure} when the backend has no usable answer */
export async function loadCarousels(language: Language): Promise<Carousels> {
  const lists = await load(language);
  const pagesOf = (name: CarouselName) => listOf(name, lists)?.pages ?? [];
  const titles = Object.fromEntries(lists.map(({ carousel, title }) => [carousel, title]));
  const untranslated = lists.filter(({ contentLanguage }) => contentLanguage !== language);
  const foreign = Object.fromEntries(untranslated.map(({ carousel, contentLanguage }) => [carousel, contentLanguage]));
  return { technologies: pagesOf('technologies'), references: pagesOf('references'), titles, foreign };
}
