import type { MouseEvent } from 'react';

import { useEdit } from '../state/edit-context';
import styles from './KeptWords.module.scss';

interface Props {
  label: string;
  onForget: () => void;
}

/** Says that a form has words from before that were not sent, and offers to delete them. */
export function KeptWords({ label, onForget }: Props) {
  const { t } = useEdit();
  const forget = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const around = currentTarget.parentElement?.parentElement;
    onForget();
    // This notice goes, and the focus with it.
    around?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <p className={styles.kept}>
      <span className="note">{t('editWordsKept')}</span>
      <button type="button" aria-label={`${t('editWordsForget')}: ${label}`} onClick={forget}>
        {t('editWordsForget')}
      </button>
    </p>
  );
}
