'use client';

import { useContext } from 'react';

import type { Draft } from '@/lib/edit/draft';
import { inLanguage } from '@/lib/i18n/languages';

import { AwayContext } from '../state/away-context';
import { useEdit } from '../state/edit-context';
import type { PanelName } from '../state/edit-context';
import { subjectOf } from '../state/subject';
import { DraftNotice } from './DraftNotice';
import { barId } from './EditBar';
import styles from './Notices.module.scss';
import { SessionNotice } from './SessionNotice';

interface Props {
  isExpired: boolean;
  drafts: readonly Draft[];
  onDiscard: (draft: Draft) => void;
}

/** The notices above the bar: the session has ended, the site does not answer, or another form has unsaved edits. */
export function Notices({ isExpired, drafts, onDiscard }: Props) {
  const { t, info, pageKey, panel, interfaceLanguage: language, isDirty, open } = useEdit();
  const find = ({ target, type }: Draft) => subjectOf(info.page, pageKey, target, type);
  const labelOf = (draft: Draft) => {
    const subject = find(draft);
    return subject ? inLanguage(subject.label, language) : '';
  };
  // On a phone the notice would cover the head of the panel.
  const offered = isDirty || panel ? undefined : drafts.find((draft) => find(draft));
  const discard = (draft: Draft) => {
    if (!window.confirm(t('editConfirmDiscard'))) return;
    onDiscard(draft);
    // The pressed button goes with its notice.
    document.getElementById(barId)?.focus({ preventScroll: true });
  };
  const isAway = useContext(AwayContext);
  if (!isExpired && !offered && !isAway) return null;
  return (
    <div className={styles.notices} lang={language}>
      {isExpired && <SessionNotice />}
      {isAway && (
        <div className={styles.notice} role="status">
          <p>{t('editAway')}</p>
        </div>
      )}
      {offered && (
        <DraftNotice
          draft={offered}
          label={labelOf(offered)}
          onRestore={() => open(offered.target as PanelName)}
          onDiscard={() => discard(offered)}
        />
      )}
    </div>
  );
}
