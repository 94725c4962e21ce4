'use client';

import { useEffect, useRef, useState } from 'react';

import type { PageVersion } from '@/lib/edit/edit-info';
import { editAddress } from '@/lib/edit/edit-path';
import type { Raw } from '@/lib/edit/wire-page';

import { ChangesDialog } from './ChangesDialog';
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
  const time = useLocalTime()(version.updatedAt);
  const names = { before: t('editCompareOlder', { time }), after: t('editCompareNewest') };
  const query = (side: string) => new URLSearchParams({ version: String(version.id), side }).toString();

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
    <ChangesDialog
      dialog={dialog}
      changes={changes}
      failure={failure}
      onShow={show}
      onRestore={onRestore}
      onClose={onClose}
    >
      {sides.map((side) => (
        <figure key={side} className={styles.side}>
          <figcaption>{names[side]}</figcaption>
          <iframe title={names[side]} src={`${editAddress(path, language)}?${query(side)}`} />
        </figure>
      ))}
    </ChangesDialog>
  );
}
