import { readTranslations } from '../../editing/translations/overview';
import { translationLanguages } from '../../languages';
import { countedCall } from '../counted-call';
import { totalsOf, type TranslationTotals } from './totals';

/** What is missing and outdated in each translation of the site. */
export const translationsCall = countedCall('translations', async (req): Promise<TranslationTotals> => {
  const { pages, left } = await readTranslations(req);
  return { languages: totalsOf(pages, translationLanguages()), counted: pages.length, left };
});
