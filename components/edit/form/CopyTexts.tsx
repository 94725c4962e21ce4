'use client';

import styles from '../panels/CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { focusAfter } from '../state/focus-after';

const selectedTab = (parent: HTMLElement | null) =>
  parent?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');

interface Props {
  /** How many texts the translation lacks. */
  missing: number;
  onCopy: () => void;
}

/** Above the form of a translation: how much is missing, and a way to start with the Turkish texts. */
export function CopyTexts({ missing, onCopy }: Props) {
  const { t } = useEdit();
  if (missing === 0) return null;
  return (
    <div ref={focusAfter(selectedTab)} className={styles.lacks}>
      <p>{t('editMissingTexts', { count: String(missing) })}</p>
      <button type="button" onClick={onCopy}>
        {t('editCopySources')}
      </button>
    </div>
  );
}
