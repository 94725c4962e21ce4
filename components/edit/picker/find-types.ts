import type { SectionDefinition } from '@/lib/sections/define-section';
import { inLanguage, type Language } from '@/lib/i18n/languages';
import { fold } from '@/lib/text/fold';
import { hasWords } from '@/lib/text/has-words';

/**
 * The types whose name, sentence or key has every word of a query.
 *
 * @param definitions the types to choose from, in their order
 * @param language of the editor
 */
export function findTypes<D extends SectionDefinition>(
  definitions: readonly D[],
  query: string,
  language: Language,
): D[] {
  const folded = fold(query);
  return definitions.filter(({ type, label, hint }) => {
    const text = fold([inLanguage(label, language), hint && inLanguage(hint, language), type].join(' '));
    return hasWords(text, folded);
  });
}
