'use client';

import { useRef, useState } from 'react';

import type { PageVersion } from '@/lib/edit/edit-info';
import { editAddress } from '@/lib/edit/edit-path';
import type { Raw } from '@/lib/edit/wire-page';

import { ChangesDialog } from './ChangesDialog';
import styles from './CompareDialog.module.scss';
import { comparePages } from './compare-pages';
import { useEdit } from '../state/edit-context';
import { useFetched } from '../state/use-fetched';
import { useLocalTime } from '../state/use-local-time';

interface Props {
  version: PageVersion;
  onRestore: () => void;
  onClose: () => void;
}

const sides = ['before', 'after'] as const;

/** An older version beside the newest draft: both pages as visitors would see them, and a list of differences. */
export function CompareDialog({ version, onRestore, onClose }: Props) {
  const { t, pageKey, path, language, languages, info } = useEdit();
  const [older, setOlder] = useState<Raw>();
  const [failures, setFailures] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const time = useLocalTime()(version.updatedAt);
  const names = { before: t('editCompareOlder', { time }), after: t('editCompareNewest') };
  const query = (side: string) => new URLSearchParams({ version: String(version.id), side }).toString();

  const asked = { pageKey, versionId: String(version.id) };
  const fetched = useFetched<{ page: Raw }>('PageVersion', asked, undefined, ({ isOk, data }) => {
    if (isOk && data) setOlder(data.page);
    else setFailures((number) => number + 1);
  });
  const codes = languages.map(({ code }) => code);

  /** Brings a section into view on both sides. */
  const show = (target: string) => {
    for (const frame of dialog.current?.querySelectorAll('iframe') ?? []) {
      frame.contentDocument?.getElementById(target)?.scrollIntoView({ block: 'start' });
    }
  };

  return (
    <ChangesDialog
      dialog={dialog}
      changes={older && comparePages(older, info.page, codes)}
      fetched={fetched}
      onShow={show}
      onRestore={onRestore}
      onClose={onClose}
    >
      {/* The line was broken for the frames too, so they are loaded again once it is mended. */}
      {sides.map((side) => (
        <figure key={`${side} ${older ? failures : 0}`} className={styles.side}>
          <figcaption>{names[side]}</figcaption>
          <iframe title={names[side]} src={`${editAddress(path, language)}?${query(side)}`} />
        </figure>
      ))}
    </ChangesDialog>
  );
}
