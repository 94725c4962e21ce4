import { inLanguageOf } from '../content/in-language';
import { records, text } from '../content/raw-fields';
import type { Category } from '../content/types';
import { defaultLanguage, isLanguage, type Language } from '../i18n/language';
import { pathOfCategory } from '../routes/category-address';
import { isColor, isRecord, type ParseContext } from '../sections/parse-section';
import { parseImage } from '../sections/parse-media';
import { type CategoryRow, categoryRows } from './category-rows';

/** The header colour of a category that names none. */
const defaultColor = '#3F76A6';

/** The languages that the page of a list exists in: those of its title. */
function languagesOf({ title, titleOtherLangs, nameOtherLangs }: CategoryRow['raw']): Language[] {
  const twins = text(title) ? titleOtherLangs : nameOtherLangs;
  const translated = Object.entries(isRecord(twins) ? twins : {}).flatMap(([code, twin]) => (text(twin) ? [code] : []));
  return [...new Set([defaultLanguage, ...translated.filter(isLanguage)])];
}

/**
 * The lists of an application model in a language.
 *
 * @param sent the model's `categories`, in all languages
 */
export function normalizeCategories(
  sent: unknown,
  language: Language,
  { resolveMedia, warn }: Pick<ParseContext, 'resolveMedia' | 'warn'>,
): Category[] {
  return categoryRows(sent, warn).map(({ key, link, carousel, raw }) => {
    const shown = inLanguageOf(raw, language) as Record<string, unknown>;
    const name = text(shown.name) || key;
    const color = text(shown.color);
    const existing = languagesOf(raw);
    return {
      key,
      carousel: carousel ?? undefined,
      ...(link && { link, path: pathOfCategory(link) }),
      title: text(shown.title) || name,
      description: text(shown.description),
      keywords: text(shown.keywords),
      color: isColor(color) ? color : defaultColor,
      logos: records(shown.logos).flatMap((logo) => {
        const img = parseImage(logo.img, resolveMedia);
        return img ? [{ img, text: text(logo.text) || img.alt }] : [];
      }),
      languages: existing,
      contentLanguage: existing.includes(language) ? language : defaultLanguage,
    };
  });
}
