import { inLanguage, type Language } from '../i18n/language';
import type { Field } from './define-section';

/** What a value of a choice is called, for editors; the value itself where the definition has no label for it. */
export function optionName(field: Field, value: string, language: Language): string {
  const label = 'optionLabels' in field ? field.optionLabels?.[value] : undefined;
  return label ? inLanguage(label, language) : value;
}
