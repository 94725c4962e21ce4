'use client';

import { Button } from '@/components/ui/Button';

import { useEdit } from '../state/edit-context';
import { useIsReady } from '../state/use-is-ready';
import styles from './EditSection.module.scss';

/** In place of the sections of a page that has none: what a page is made of, and how to begin. */
export function NoSections() {
  const { t, interfaceLanguage, open } = useEdit();
  const isReady = useIsReady();
  return (
    <div className={`${styles.empty} ${styles.none}`} lang={interfaceLanguage} inert={!isReady}>
      <p>{t('editNoSections')}</p>
      <Button type="button" title={t('editAddSection')} onClick={() => open('add')} />
    </div>
  );
}
