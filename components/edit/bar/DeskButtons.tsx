'use client';

import { FindIcon } from '../EditIcons';
import { useEdit } from '../state/edit-context';
import { useIsReady } from '../state/use-is-ready';
import styles from './EditBar.module.scss';
import type { Desk } from './use-desk';

/** The bar's buttons for the search over everything and the help. */
export function DeskButtons({ desk: { showFind, showHelp } }: { desk: Desk }) {
  const { t } = useEdit();
  const isReady = useIsReady();
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        inert={!isReady}
        data-tour="find"
        aria-label={t('editFind')}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('editFind')} (Ctrl K)`}
        onClick={showFind}
      >
        <FindIcon />
      </button>
      <button
        type="button"
        className={styles.tool}
        inert={!isReady}
        aria-label={t('editHelp')}
        aria-keyshortcuts="?"
        title={`${t('editHelp')} (?)`}
        onClick={showHelp}
      >
        <b aria-hidden="true">?</b>
      </button>
    </>
  );
}
