import type { SectionType } from '@/components/sections/definitions';
import type { SectionDefinition } from '@/lib/sections/define-section';
import { inLanguage, type Language } from '@/lib/i18n/languages';
import { fold } from '@/lib/text/fold';
import { hasWords } from '@/lib/text/has-words';

import { typeWords } from './type-words';

/** Types of a customer's own have none. */
const otherNames = (type: string, language: Language) => typeWords[type as SectionType]?.[language];

/**
 * The types whose name, sentence, key or other names have every word of a query.
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
    const text = fold(
      [inLanguage(label, language), hint && inLanguage(hint, language), type, otherNames(type, language)].join(' '),
    );
    return hasWords(text, folded);
  });
}
