'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button';
import type { Draft } from '@/lib/edit/draft';
import { usersCount } from '@/lib/edit/reusable';
import { missingTexts, withCopies } from '@/lib/edit/values/translation';
import { defaultLanguage, inLanguage, type Language, languageName } from '@/lib/i18n/languages';

import { Comments } from '../comments/Comments';
import { ConflictView } from '../compare/ConflictView';
import { useEdit } from '../state/edit-context';
import { CopyTexts } from '../form/CopyTexts';
import { EditForm } from '../form/EditForm';
import styles from './EditPanel.module.scss';
import { ElsewherePreview } from './ElsewherePreview';
import { GoneNotice } from './GoneNotice';
import { LanguageTabs } from '../form/LanguageTabs';
import { PartTools } from '../parts/PartTools';
import { ReusableTools } from '../reusable/ReusableTools';
import { PanelFrame } from './PanelFrame';
import { idPrefixOf, type Subject } from '../state/subject';
import { useEditor } from '../state/use-editor';
import { useTypedAtOnce } from '../write/use-typed-at-once';
import { useWriting } from '../write/use-writing';
import { SectionEditors } from './SectionEditors';
import { UndoTools } from './UndoTools';
import { useFormKeys } from './use-form-keys';
import { usePreview } from './use-preview';
import { useSave } from './use-save';

interface Props {
  subject: Subject;
  /** Whether the page does not have it any more. */
  isMissing: boolean;
  /** Unsaved edits to restore. */
  draft?: Draft;
}

/** The panel of a section, of the page's settings or of a part of every page: form, languages, undo, save, and conflicts. */
export function EditPanel({ subject, isMissing, draft }: Props) {
  const {
    t,
    language: pageLanguage,
    interfaceLanguage: own,
    info,
    open,
    place,
    setDirty,
    isPageGone,
    movedTo,
    writing,
  } = useEdit();
  const [language, setLanguage] = useState<Language>(place?.language ?? pageLanguage);
  const lostPage = movedTo !== undefined ? 'moved' : isPageGone ? 'page' : null;
  const editor = useEditor(subject, (!subject.part && lostPage) || (isMissing ? 'section' : null), draft);
  const [copies, setCopies] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const { values, isDirty, away, isSaving, conflict, status } = editor;
  const [, sectionId] = subject.target.split(/^section:/);

  const isWriting = useWriting(subject, editor, language);
  useTypedAtOnce(subject, values, language, isWriting);
  const [isWhole, setWhole] = useState(writing === null);
  const hasProblem = conflict !== null || editor.gone !== null || Object.keys(editor.problems).length > 0;
  const isCompact = !isWhole && !hasProblem;

  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);

  const goToPlace = useEffectEvent(() => {
    if (!place) return;
    const id = `${idPrefixOf(subject, place.language)}-${place.field.replaceAll('.', '-')}`;
    document.getElementById(id)?.focus();
    document.getElementById(`${id}-checks`)?.scrollIntoView({ block: 'nearest' });
  });
  // Runs after the panel has moved the focus to its heading.
  useEffect(() => goToPlace(), []);

  usePreview(subject, editor, language, isWriting);

  const cancel = () => {
    if ((isDirty || away.length > 0) && !window.confirm(t('editConfirmDiscard'))) return;
    editor.discard();
    open(null);
  };
  const showProblem = (wrong: Language | undefined) => {
    if (!wrong) return;
    setLanguage(wrong);
    // The form of that language must be rendered first.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const save = useSave(editor, showProblem);
  const showChange = (codes: readonly Language[]) => {
    if (codes[0] && !codes.includes(language)) setLanguage(codes[0]);
  };
  const undo = () => showChange(editor.undo());
  const redo = () => showChange(editor.redo());
  const missing = missingTexts(subject.fields, values);
  const copyTexts = () => {
    const source = values[defaultLanguage] ?? {};
    editor.update(
      (all) => ({ ...all, [language]: withCopies(subject.fields, source, all[language] ?? {}) }),
      `${language}:copies${copies}`,
    );
    // Rendered anew: a copied text may be one that the rich text editor cannot represent.
    setCopies(copies + 1);
  };
  useFormKeys(body, { save: () => void save(), undo, redo });

  // Where it is read before the button is pressed, also while only the foot of the panel is shown.
  const unsavedNote = subject.reusable
    ? t('editReusableUnsaved', { count: String(usersCount(subject.reusable)) })
    : t('editUnsaved');
  const result = status?.isSaved && isDirty ? undefined : status?.text;
  const awayNote = away.length > 0 ? t('editLanguageAway', { languages: away.map(languageName).join(', ') }) : '';

  return (
    <PanelFrame
      title={sectionId ? t('editSectionTitle') : inLanguage(subject.label, own)}
      note={sectionId ? inLanguage(subject.label, own) : undefined}
      isWide={language !== defaultLanguage}
      isCompact={isCompact}
      onClose={() => open(null)}
      tools={<UndoTools editor={editor} onUndo={undo} onRedo={redo} />}
      foot={
        !conflict && (
          <>
            <p role="status" className={status?.isFailure ? styles.failure : styles.status}>
              {isSaving ? t('editSaving') : (result ?? (isDirty ? unsavedNote : awayNote))}
            </p>
            <Button
              type="button"
              title={t('editSave')}
              aria-disabled={isSaving}
              onClick={() => !isSaving && void save()}
            />
            <Button type="button" theme="outline" title={t('editCancel')} onClick={cancel} />
            {isCompact && (
              <div className={styles.showForm}>
                <Button type="button" theme="outline" title={t('editShowForm')} onClick={() => setWhole(true)} />
              </div>
            )}
          </>
        )
      }
    >
      <div ref={body} className={styles.form}>
        <SectionEditors sectionId={sectionId} />
        {conflict ? (
          <ConflictView
            conflict={conflict}
            onResolve={(choices) => void editor.resolve(choices)}
            onPostpone={editor.postpone}
          />
        ) : (
          <>
            {editor.gone && (
              <GoneNotice
                gone={editor.gone}
                fields={subject.fields}
                values={values}
                isBusy={isSaving}
                onPutBack={async () => showProblem(await editor.putBack())}
              />
            )}
            {subject.reusable && (
              <ReusableTools reusable={subject.reusable} target={subject.target} isDirty={isDirty} />
            )}
            {subject.part && <PartTools name={subject.part} isDirty={isDirty} />}
            <LanguageTabs language={language} changed={editor.changed} missing={missing} onChange={setLanguage}>
              <CopyTexts missing={missing[language] ?? 0} onCopy={copyTexts} />
              <EditForm key={copies} subject={subject} editor={editor} language={language} />
              {subject.target === 'page' && <ElsewherePreview values={values[language]} language={language} />}
            </LanguageTabs>
            {sectionId && info.comments && !isMissing && <Comments sectionId={sectionId} />}
          </>
        )}
      </div>
    </PanelFrame>
  );
}
