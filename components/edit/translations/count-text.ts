import type { TranslationCount } from '@/lib/edit/edit-info';

import type { EditTranslate } from '../texts/edit-texts';

/** The state of a translation in words: 3 eksik, 1 eski. */
export function countText({ texts, missing, copied, outdated }: TranslationCount, t: EditTranslate): string {
  if (texts > 0 && missing === texts) return t('editUntranslated');
  const parts = [
    missing > 0 && t('editMissing', { count: String(missing) }),
    outdated > 0 && t('editOutdatedCount', { count: String(outdated) }),
    copied > 0 && t('editCopiedCount', { count: String(copied) }),
  ].filter((part) => part !== false);
  return parts.join(', ') || t('editTranslated');
}
