'use client';

import { useRef, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { noteForNextPage } from '@/lib/edit/bin-note';
import type { Deleted } from '@/lib/edit/deleted';
import { editAddressOf } from '@/lib/edit/edit-path';
import type { Raw } from '@/lib/edit/wire-page';

import { useEdit } from '../state/edit-context';
import { FetchedStatus } from '../state/FetchedStatus';
import { useAlone } from '../state/use-alone';
import { useFetched } from '../state/use-fetched';
import { useLocalTime } from '../state/use-local-time';
import { failureText } from '../texts/failure-text';
import styles from './EditPanel.module.scss';
import { PanelFrame } from './PanelFrame';

interface Props {
  /** Opens a restored page. Replaced in tests. */
  openAddress?: (address: string) => void;
}

/** The deleted sections of this page, and all deleted pages, to bring back. */
export function BinPanel({ openAddress = (address) => window.location.assign(address) }: Props) {
  const { t, post, open, pageKey, info, user, refreshPage, showMessage } = useEdit();
  const [entries, setEntries] = useState<Deleted[]>();
  const [failure, setFailure] = useState('');
  const intro = useRef<HTMLParagraphElement>(null);
  const localTime = useLocalTime();
  const { isBusy, alone } = useAlone();

  const fetched = useFetched<Deleted[]>('Bin', { pageKey }, info.revision, ({ isOk, data }) => {
    if (isOk && data) setEntries(data);
  });

  const restore = async ({ id, kind, link, title }: Deleted) => {
    setFailure(t('editWorking'));
    const answer = await post<Raw>('RestoreDeleted', { id });
    if (!answer.isOk) return setFailure(answer.data?.fields ? t('editRestoreTaken') : failureText(answer, t));
    setFailure('');
    if (kind === 'page') {
      // Another backend may not say whether it is public.
      const { isPublic } = answer.data ?? {};
      if (typeof isPublic === 'boolean') noteForNextPage({ what: isPublic ? 'public' : 'restored', title });
      return openAddress(editAddressOf(link));
    }
    setEntries((all) => all?.filter((entry) => entry.id !== id));
    // The button that was pressed goes with its entry.
    intro.current?.focus();
    const newest = answer.data?.revision;
    refreshPage(typeof newest === 'string' ? newest : undefined);
    showMessage(t('editSectionRestored'));
  };
  const ofKind = (kind: Deleted['kind']) => entries?.filter((entry) => entry.kind === kind) ?? [];

  const list = (title: string, deleted: Deleted[], isAllowed: boolean) =>
    deleted.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ol className={styles.versions}>
          {deleted.map((entry) => (
            <li key={entry.id}>
              <div>
                <b>{entry.title}</b>
                <p className="note">
                  {t('editDeletedBy', { name: entry.deletedBy, time: localTime(entry.deletedAt) ?? '' })}
                </p>
                <p className="note">{t('editKeptUntil', { time: localTime(entry.until) ?? '' })}</p>
                {entry.isPublic && <p className="note">{t('editRestoredPublic')}</p>}
              </div>
              {isAllowed && (
                <Button
                  type="button"
                  size="small"
                  theme="outline"
                  title={t('editBringBack')}
                  ariaLabel={`${t('editBringBack')}: ${entry.title}`}
                  aria-disabled={isBusy}
                  onClick={() => void alone(() => restore(entry))}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
    );

  return (
    <PanelFrame title={t('editBin')} onClose={() => open(null)}>
      <p ref={intro} tabIndex={-1}>
        {t('editBinText')}
      </p>
      <FetchedStatus
        fetched={fetched}
        text={failure || (entries ? (entries.length === 0 ? t('editBinEmpty') : '') : t('editLoading'))}
      />
      {list(t('editBinSections'), ofKind('section'), true)}
      {list(t('editBinPages'), ofKind('page'), user.role === 'admin')}
    </PanelFrame>
  );
}
