'use client';

import { type ReactNode, type RefObject, useEffect, useId } from 'react';

import { CloseIcon } from '@/components/forms/FormIcons';
import { Button } from '@/components/ui/Button';

import { useEdit } from '../state/edit-context';
import { FetchedStatus } from '../state/FetchedStatus';
import type { Fetched } from '../state/use-fetched';
import { ChangeList } from './ChangeList';
import styles from './CompareDialog.module.scss';
import type { Change } from './compare-pages';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Undefined while they are fetched. */
  changes: readonly Change[] | undefined;
  fetched: Fetched;
  /** Which versions are compared, where they are not shown beside the list. */
  note?: string;
  onShow: (target: string) => void;
  onRestore: () => void;
  onClose: () => void;
  /** The versions side by side. */
  children?: ReactNode;
}

/** The differences between an older version and the newest draft, which can be replaced by the older one. */
export function ChangesDialog({ dialog, changes, fetched, note, onShow, onRestore, onClose, children }: Props) {
  const { t, interfaceLanguage } = useEdit();
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // A dialog that is removed while open does not restore the focus.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, !children && styles.listOnly].filter(Boolean).join(' ')}
      lang={interfaceLanguage}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {t('editCompareTitle')}
        </h2>
        <Button type="button" size="small" title={t('editRestore')} onClick={onRestore} />
        <button
          type="button"
          className={styles.close}
          aria-label={t('editClose')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <section className={styles.changes} aria-label={t('editCompareChanges')} tabIndex={0}>
        {note && <p className="note">{note}</p>}
        <FetchedStatus
          fetched={fetched}
          text={changes ? (changes.length > 0 ? '' : t('editCompareNone')) : t('editLoading')}
        />
        {changes && <ChangeList changes={changes} onShow={onShow} />}
      </section>
      {children}
    </dialog>
  );
}
