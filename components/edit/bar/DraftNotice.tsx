'use client';

import type { Draft } from '@/lib/edit/draft';

import { useEdit } from '../state/edit-context';
import styles from './Notices.module.scss';

interface Props {
  draft: Draft;
  label: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore text that was not saved before a reload or a crash. */
export function DraftNotice({ draft, label, onRestore, onDiscard }: Props) {
  const { t } = useEdit();
  const time = new Date(draft.savedAt).toLocaleString(t('editLocale'), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={styles.notice} role="region" aria-label={t('editDraftTitle')}>
      <p>
        <b>{t('editDraftTitle')}</b> {t('editDraftText', { section: label, time })}
      </p>
      <button type="button" onClick={onRestore}>
        {t('editDraftRestore')}
      </button>
      <button type="button" onClick={onDiscard}>
        {t('editDraftDiscard')}
      </button>
    </div>
  );
}
