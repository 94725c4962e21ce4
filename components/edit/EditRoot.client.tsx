'use client';

import { type ReactNode, useRef } from 'react';

import { BarAndDesk } from './bar/BarAndDesk';
import { barId } from './bar/EditBar';
import styles from './bar/EditBar.module.scss';
import { Notices } from './bar/Notices';
import { OpenPanel } from './panels/OpenPanel';
import { useFormKeys } from './panels/use-form-keys';
import { EditContext } from './state/edit-context';
import { subjectOf } from './state/subject';
import { type EditProps, useEditState } from './state/use-edit-state';
import { WritableTexts } from './write/WritableTexts';

interface Props extends EditProps {
  /** The page, with its sections in `EditSection`s. */
  children: ReactNode;
}

/** The edit mode around a page: the shared state, the bar, and the open panel. */
export function EditRoot({ children, ...props }: Props) {
  const { edit, state, discardDraft } = useEditState(props);
  const { t, pageKey, info, panel } = edit;
  const { openedOn, restored } = state;
  // What was typed since the page was opened has its mark in the bar.
  const leftBefore = state.drafts.filter(({ target, savedAt }) =>
    state.found?.some((draft) => draft.target === target && draft.savedAt === savedAt),
  );
  const find = (page: typeof info.page, type?: string) =>
    panel ? subjectOf(page, pageKey, panel, type, info.parts) : undefined;
  // If somebody else has deleted the section, the form stays open with the unsaved text.
  const current = find(info.page);
  const subject = current ?? find(openedOn) ?? (restored && find(openedOn, restored.type));
  // While a form is open, the keys are the form's.
  useFormKeys(
    useRef(null),
    subject ? {} : { undo: () => void edit.undoSections(), redo: () => void edit.redoSections() },
  );
  return (
    <EditContext value={edit}>
      <a className={styles.skip} href={`#${barId}`} lang={edit.interfaceLanguage}>
        {t('editSkipToBar')}
      </a>
      <div className={[styles.root, panel && styles.hasPanel].filter(Boolean).join(' ')}>{children}</div>
      <WritableTexts />
      <OpenPanel name={panel} subject={subject} isMissing={!current} draft={restored} />
      <Notices isExpired={state.isExpired} drafts={leftBefore} onDiscard={discardDraft} />
      <BarAndDesk message={state.message} />
    </EditContext>
  );
}
