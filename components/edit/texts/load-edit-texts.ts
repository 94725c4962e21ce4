import 'server-only';

import de from '@/lib/edit/messages/de.json';
import en from '@/lib/edit/messages/en.json';
import tr from '@/lib/edit/messages/tr.json';
import type { Language } from '@/lib/i18n/languages';

import type { EditTexts } from './edit-texts';

/** The texts of the edit mode in a language, for its islands; in Turkish if there is no catalogue. */
export function loadEditTexts(language: Language): EditTexts {
  const texts = { tr, en, de } satisfies Record<string, EditTexts>;
  return (texts as Partial<Record<Language, EditTexts>>)[language] ?? tr;
}
