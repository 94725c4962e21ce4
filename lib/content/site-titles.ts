import 'server-only';

import type { Language } from '../i18n/languages';
import type { ApplicationModel } from './types';
import { getApplicationModel } from './application-model';
import { languagesOf } from './languages-of';

/** The site's title in each of its languages; a language whose model cannot be had is left out. */
export async function loadSiteTitles(model: ApplicationModel): Promise<Partial<Record<Language, string>>> {
  const titles = await Promise.all(
    languagesOf(model).map(async (language) => {
      const own = await getApplicationModel(language).catch(() => undefined);
      return own && ([language, own.siteInfo.title] as const);
    }),
  );
  return Object.fromEntries(titles.filter((title) => title !== undefined));
}
