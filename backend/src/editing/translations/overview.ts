import type { PayloadRequest } from 'payload';
import { defaultLanguage, translationLanguages, type Language } from '../../languages';
import { inLanguage } from '../../wire/values';
import { keptPerVersion } from '../pages/kept-per-version';
import { countTranslations, type TranslationCount } from './count';

export interface TranslatedPage {
  pageKey: string;
  title: string;
  link: string;
  languages: Partial<Record<Language, TranslationCount>>;
}

const countPages = keptPerVersion<TranslatedPage, readonly Language[]>('translations.counted', (page) => ({
  pageKey: page.pageKey,
  title: inLanguage(page.title, defaultLanguage) ?? page.pageKey,
  link: page.link,
  languages: countTranslations(page),
}));

/**
 * How much of every page is translated, by its newest draft.
 *
 * @returns the pages counted so far, and how many are left for the next call
 */
export async function readTranslations(req: PayloadRequest): Promise<{ pages: TranslatedPage[]; left: number }> {
  const { values: pages, left } = await countPages(req, translationLanguages());
  return { pages, left };
}
