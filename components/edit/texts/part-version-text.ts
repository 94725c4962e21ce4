import { fieldsOfPart, type PartName } from '@/components/layout/parts/definitions';
import type { PartChange, PartVersion } from '@/lib/edit/edit-info';
import { inLanguage, type Language } from '@/lib/i18n/languages';
import type { Field } from '@/lib/sections/define-section';

import type { EditKey, EditTranslate } from './edit-texts';

/** The text for each kind of change, and its order in the sentence. */
const kinds = {
  added: 'editPartVersionAdded',
  removed: 'editPartVersionRemoved',
  changed: 'editPartVersionChanged',
  moved: 'editPartVersionMoved',
} as const satisfies Record<PartChange['kind'], EditKey>;

const maxNames = 3;

/** “Kurumsal › Tarihçe” for an entry, and its label for a field. */
function nameOf(part: PartName, { field: key, entry }: PartChange, language: Language): string {
  const name = entry?.filter(Boolean).join(' › ');
  const field: Field | undefined = fieldsOfPart(part)[key];
  return name || (field ? inLanguage(field.label, language) : key);
}

/** What a version of a part of every page changed, in a sentence: “Eklendi: Kariyer; değişti: Kurumsal › Tarihçe”. */
export function partVersionText(
  part: PartName,
  { changes, status }: Pick<PartVersion, 'changes' | 'status'>,
  language: Language,
  t: EditTranslate,
): string {
  // A backend may leave it out.
  if (changes === undefined) return '';
  if (changes === null) return t('editVersionOldest');
  if (changes.length === 0) return t(status === 'published' ? 'editVersionPublished' : 'editVersionSame');
  const clauses = Object.entries(kinds).flatMap(([kind, key]) => {
    const names = [
      ...new Set(changes.filter((change) => change.kind === kind).map((change) => nameOf(part, change, language))),
    ];
    const shown = names.slice(0, maxNames).join(', ');
    return names.length > 0 ? [t(key, { names: names.length > maxNames ? `${shown}…` : shown })] : [];
  });
  const sentence = clauses.join('; ');
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);
}
