'use client';

import { useEffect, useId, useRef, useState } from 'react';

import { CloseIcon } from '@/components/forms/FormIcons';
import { Button } from '@/components/ui/Button';
import type { PageVersion } from '@/lib/edit/edit-info';
import { editAddress } from '@/lib/edit/edit-path';
import type { Raw } from '@/lib/edit/wire-page';

import { ChangeList } from './ChangeList';
import styles from './CompareDialog.module.scss';
import { type Change, comparePages } from './compare-pages';
import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';
import { useLocalTime } from '../state/use-local-time';

interface Props {
  version: PageVersion;
  onRestore: () => void;
  onClose: () => void;
}

const sides = ['before', 'after'] as const;

/** An older version beside the newest draft: both pages as visitors would see them, and a list of differences. */
export function CompareDialog({ version, onRestore, onClose }: Props) {
  const { t, get, pageKey, path, language, languages, info } = useEdit();
  const [changes, setChanges] = useState<Change[]>();
  const [failure, setFailure] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const time = useLocalTime()(version.updatedAt);
  const names = { before: t('editCompareOlder', { time }), after: t('editCompareNewest') };
  const query = (side: string) => new URLSearchParams({ version: String(version.id), side }).toString();

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // A dialog that is removed while open does not restore the focus.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    let isCurrent = true;
    void get<{ page: Raw }>('PageVersion', { pageKey, versionId: String(version.id) }).then((answer) => {
      if (!isCurrent) return;
      const codes = languages.map(({ code }) => code);
      if (answer.isOk && answer.data) setChanges(comparePages(answer.data.page, info.page, codes));
      else setFailure(failureText(answer, t));
    });
    return () => {
      isCurrent = false;
    };
    // Only these values decide what is fetched.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pageKey, version.id, info.page]);

  /** Brings a section into view on both sides. */
  const show = (target: string) => {
    for (const frame of dialog.current?.querySelectorAll('iframe') ?? []) {
      frame.contentDocument?.getElementById(target)?.scrollIntoView({ block: 'start' });
    }
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{t('editCompareTitle')}</h2>
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
        <p role="status">
          {failure || (changes ? (changes.length > 0 ? '' : t('editCompareNone')) : t('editLoading'))}
        </p>
        {changes && <ChangeList changes={changes} onShow={show} />}
      </section>
      {sides.map((side) => (
        <figure key={side} className={styles.side}>
          <figcaption>{names[side]}</figcaption>
          <iframe title={names[side]} src={`${editAddress(path, language)}?${query(side)}`} />
        </figure>
      ))}
    </dialog>
  );
}
