'use client';

import type { Draft } from '@/lib/edit/draft';
import { inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import type { PanelName } from '../state/edit-context';
import { subjectOf } from '../state/subject';
import { DraftNotice } from './DraftNotice';
import styles from './Notices.module.scss';
import { SessionNotice } from './SessionNotice';

interface Props {
  isExpired: boolean;
  drafts: readonly Draft[];
  onDiscard: (draft: Draft) => void;
}

/** The notices above the bar: the session has ended, or another form has unsaved edits. */
export function Notices({ isExpired, drafts, onDiscard }: Props) {
  const { info, pageKey, panel, language, isDirty, open } = useEdit();
  const find = (target: string) => subjectOf(info.page, pageKey, target);
  const labelOf = (target: string) => {
    const subject = find(target);
    return subject ? inLanguage(subject.label, language) : '';
  };
  const offered = isDirty ? undefined : drafts.find(({ target }) => target !== panel && find(target));
  if (!isExpired && !offered) return null;
  return (
    <div className={styles.notices}>
      {isExpired && <SessionNotice />}
      {offered && (
        <DraftNotice
          draft={offered}
          label={labelOf(offered.target)}
          onRestore={() => open(offered.target as PanelName)}
          onDiscard={() => onDiscard(offered)}
        />
      )}
    </div>
  );
}
