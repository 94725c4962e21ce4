import { defaultLanguage, type Language, type Localized } from '../languages';
import { isRecord } from '../wire/values';
import type { SeedPage } from './content';

/**
 * Collects the text alternatives that pages give their pictures, by source and language. The media library keeps
 * one per file and language.
 *
 * @throws when two places describe the same picture differently
 */
export function collectAltTexts(pages: readonly SeedPage[]): Map<string, Localized<string>> {
  const alts = new Map<string, Localized<string>>();
  for (const page of pages) {
    addAlts(alts, [page.sections, page.data], defaultLanguage);
    const copies = Object.entries(page.otherLangs) as [Language, unknown][];
    for (const [language, copy] of copies) addAlts(alts, copy, language);
  }
  return alts;
}

function addAlts(alts: Map<string, Localized<string>>, value: unknown, language: Language): void {
  if (Array.isArray(value)) value.forEach((each) => addAlts(alts, each, language));
  if (!isRecord(value)) return;
  const { src, alt } = value;
  if (typeof src !== 'string' || typeof alt !== 'string') {
    Object.values(value).forEach((each) => addAlts(alts, each, language));
    return;
  }
  const known = alts.get(src) ?? {};
  if (known[language] !== undefined && known[language] !== alt) {
    throw new Error(`${src} has two text alternatives in ${language}: "${known[language]}" and "${alt}"`);
  }
  alts.set(src, { ...known, [language]: alt });
}
