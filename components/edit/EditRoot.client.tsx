'use client';

import type { ReactNode } from 'react';

import { barId, EditBar } from './bar/EditBar';
import styles from './bar/EditBar.module.scss';
import { Notices } from './bar/Notices';
import { OpenPanel } from './panels/OpenPanel';
import { EditContext } from './state/edit-context';
import { subjectOf } from './state/subject';
import { type EditProps, useEditState } from './state/use-edit-state';

interface Props extends EditProps {
  /** The page, with its sections in `EditSection`s. */
  children: ReactNode;
}

/** The edit mode around a page: the shared state, the bar, and the open panel. */
export function EditRoot({ children, ...props }: Props) {
  const { edit, state, discardDraft } = useEditState(props);
  const { t, pageKey, info, panel, isDirty } = edit;
  const find = (page: typeof info.page) => (panel ? subjectOf(page, pageKey, panel) : undefined);
  // If somebody else has deleted the section, the form stays open with the unsaved text.
  const subject = find(info.page) ?? (isDirty ? find(state.openedOn) : undefined);
  return (
    <EditContext value={edit}>
      <a className={styles.skip} href={`#${barId}`}>
        {t('editSkipToBar')}
      </a>
      <div className={[styles.root, panel && styles.hasPanel].filter(Boolean).join(' ')}>{children}</div>
      <OpenPanel name={panel} subject={subject} draft={state.restored} />
      <Notices isExpired={state.isExpired} drafts={state.drafts} onDiscard={discardDraft} />
      <EditBar message={state.message} />
    </EditContext>
  );
}
