import { defaultLanguage, isLanguage, type Language } from '@/lib/i18n/languages';

export interface LanguageParams {
  params: Promise<{ lang: string }>;
}

/** The language of an address. The rewrites of `next.config.mjs` allow no other first segment. */
export async function languageOf(params: Promise<{ lang: string }>): Promise<Language> {
  const { lang } = await params;
  return isLanguage(lang) ? lang : defaultLanguage;
}
