import { useEdit } from '../state/edit-context';
import styles from './KeptWords.module.scss';

interface Props {
  label: string;
  onForget: () => void;
}

/** Says that a field has words from before that were not sent, and offers to delete them. */
export function KeptWords({ label, onForget }: Props) {
  const { t } = useEdit();
  return (
    <p className={styles.kept}>
      <span className="note">{t('editWordsKept')}</span>
      <button type="button" aria-label={`${t('editWordsForget')}: ${label}`} onClick={onForget}>
        {t('editWordsForget')}
      </button>
    </p>
  );
}
