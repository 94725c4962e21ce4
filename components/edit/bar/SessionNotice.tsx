'use client';

import { editAddress } from '@/lib/edit/edit-path';

import { useEdit } from '../state/edit-context';
import styles from './Notices.module.scss';

/** Shown when the session has ended. The login opens in a new window, so that the form keeps its text. */
export function SessionNotice() {
  const { t, path, language } = useEdit();
  return (
    <div className={styles.notice} role="alert">
      <p>
        <b>{t('editSessionOver')}</b> {t('editSessionOverText')}
      </p>
      <a href={editAddress(path, language)} target="_blank" rel="noopener">
        {t('editLogInAgain')}
        <span className="visually-hidden"> {t('editOpensNewWindow')}</span>
      </a>
    </div>
  );
}
