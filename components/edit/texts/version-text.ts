import { definitions } from '@/components/sections/definitions';
import type { PageVersion, VersionChange } from '@/lib/edit/edit-info';
import { referenceType } from '@/lib/edit/reusable';
import { inLanguage, type Language } from '@/lib/i18n/languages';

import type { EditKey, EditTranslate } from './edit-texts';

/** The text for each kind of change, and its order in the sentence. */
const kinds = {
  changed: 'editVersionChanged',
  added: 'editVersionAdded',
  removed: 'editVersionRemoved',
  moved: 'editVersionMoved',
} as const satisfies Record<VersionChange['kind'], EditKey>;

const maxNames = 3;

function namesOf(changes: readonly VersionChange[], language: Language, t: EditTranslate): string {
  const labels = changes.map(({ type = '' }) => {
    const definition = definitions.find((one) => one.type === type);
    if (definition) return inLanguage(definition.label, language);
    return type === referenceType ? t('editReusable') : type;
  });
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  // “3 bölüm değişti: Metin (2), Kapak”.
  const names = [...counts].map(([label, count]) => (count > 1 ? `${label} (${count})` : label));
  return names.length > maxNames ? `${names.slice(0, maxNames).join(', ')}…` : names.join(', ');
}

/** What a version changed, in a sentence. */
export function versionText({ changes, status }: PageVersion, language: Language, t: EditTranslate): string {
  // A backend may leave it out.
  if (changes === undefined) return '';
  if (changes === null) return t('editVersionOldest');
  if (changes.length === 0) return t(status === 'published' ? 'editVersionPublished' : 'editVersionSame');
  return changesText(changes, language, t);
}

/** What differs, in a sentence: “3 bölüm değişti: Kapak, Metin; 1 bölüm eklendi: Galeri”. */
export function changesText(changes: readonly VersionChange[], language: Language, t: EditTranslate): string {
  const ofSections = changes.filter(({ target }) => target !== 'page');
  const parts = Object.entries(kinds).flatMap(([kind, key]) => {
    const these = ofSections.filter((change) => change.kind === kind);
    return these.length > 0 ? [t(key, { count: String(these.length), names: namesOf(these, language, t) })] : [];
  });
  return [...parts, ...(ofSections.length < changes.length ? [t('editVersionSettings')] : [])].join('; ');
}
