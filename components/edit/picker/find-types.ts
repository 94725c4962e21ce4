import type { SectionDefinition } from '@/lib/sections/define-section';
import { inLanguage, type Language } from '@/lib/i18n/languages';
import { fold } from '@/lib/text/fold';

/**
 * The types whose name, sentence or key has every word of a query, whatever the case and the accents.
 *
 * @param definitions the types to choose from, in their order
 * @param language of the editor
 */
export function findTypes<D extends SectionDefinition>(
  definitions: readonly D[],
  query: string,
  language: Language,
): D[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return definitions.filter(({ type, label, hint }) => {
    const text = fold([inLanguage(label, language), hint && inLanguage(hint, language), type].join(' '));
    return words.every((word) => text.includes(word));
  });
}
