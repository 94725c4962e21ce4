'use client';

import { Button } from '@/components/ui/Button';

import { useEdit } from '../state/edit-context';
import styles from './EditSection.module.scss';

/** In place of the sections of a page that has none: what a page is made of, and how to begin. */
export function NoSections() {
  const { t, interfaceLanguage, open } = useEdit();
  return (
    <div className={`${styles.empty} ${styles.none}`} lang={interfaceLanguage}>
      <p>{t('editNoSections')}</p>
      <Button type="button" title={t('editAddSection')} onClick={() => open('add')} />
    </div>
  );
}
