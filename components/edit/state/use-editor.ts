'use client';

import { useEffect, useReducer } from 'react';

import type { Side } from '@/lib/edit/conflict';
import { clearDraft, type Draft, writeDraft } from '@/lib/edit/draft';
import type { Language } from '@/lib/i18n/languages';

import { failureText } from '../texts/failure-text';
import { useEdit } from './edit-context';
import { editorReducer, startEditorState } from './editor-reducer';
import { afterChoice, type ByLanguage, changesIn, type FormState, problemsOfForm, startForm } from './form-state';
import { saveLanguage } from './save-language';
import type { Subject } from './subject';

/** The form of a subject: its values in every language, undo and redo, and saving. */
export function useEditor(subject: Subject, draft?: Draft) {
  const { t, info, pageKey, user, languages, setDraftStored, post, refreshPage } = useEdit();
  const codes = languages.map(({ code }) => code);
  const [state, dispatch] = useReducer(editorReducer, undefined, () => {
    const base = Object.fromEntries(codes.map((code) => [code, subject.values(info.page, code)]));
    return startEditorState(startForm(base, info.revision, draft));
  });
  const { form, conflict } = state;
  const { base, revisions, history } = form;
  const values = history.present;
  const changed = codes.filter((code) => changesIn(subject.fields, form, code).length > 0);
  const isDirty = changed.length > 0;
  const { target } = subject;

  useEffect(() => {
    const place = { userId: user.id, pageKey, target };
    setDraftStored(!isDirty || writeDraft({ ...place, revisions, base, values }));
    if (!isDirty) clearDraft(place);
  }, [isDirty, revisions, base, values, user.id, pageKey, target, setDraftStored]);

  /** Saves one language, and shows why if it fails. @returns the form after the save, or undefined if it failed */
  async function saveOne(code: Language, now: FormState): Promise<FormState | undefined> {
    const outcome = await saveLanguage(subject, code, now, post);
    switch (outcome.kind) {
      case 'saved':
        return outcome.form;
      case 'conflict':
        dispatch({ type: 'conflictFound', conflict: outcome.conflict, form: outcome.form });
        return undefined;
      case 'refused': {
        const fields = outcome.answer.data?.fields;
        const text = failureText(outcome.answer, t);
        dispatch({ type: 'refused', text, problems: fields && { [code]: fields } });
        return undefined;
      }
      case 'busy':
        dispatch({ type: 'refused', text: t('editPageBusy') });
        return undefined;
    }
  }

  async function saveForm(start: FormState): Promise<void> {
    const sent = start.history.present;
    let current = start;
    let newest: string | undefined;
    dispatch({ type: 'saveStarted' });
    try {
      for (const code of codes) {
        const next = await saveOne(code, current);
        if (!next) return;
        if (next.revisions[code] !== current.revisions[code]) newest = next.revisions[code];
        current = next;
        dispatch({ type: 'languageSaved', fields: subject.fields, sent, form: next });
      }
      dispatch({ type: 'saved', text: t('editSaved') });
    } finally {
      dispatch({ type: 'saveEnded' });
      if (newest) refreshPage(newest);
    }
  }

  return {
    values,
    isDirty,
    isSaving: state.isSaving,
    changed,
    problems: state.problems,
    conflict,
    status: state.status,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    update: (change: (now: ByLanguage) => ByLanguage, what: string) =>
      dispatch({ type: 'edited', change, what, at: Date.now() }),
    /** Discards the unsaved edits. */
    discard: () => {
      clearDraft({ userId: user.id, pageKey, target });
      setDraftStored(true);
    },
    /** @returns the first language with a problem, or undefined if the form was valid */
    async save(): Promise<Language | undefined> {
      const problems = problemsOfForm(subject.fields, form, codes);
      const first = codes.find((code) => problems[code]);
      dispatch({ type: 'checked', problems, text: first && t('editCheckFields') });
      if (!first) await saveForm(form);
      return first;
    },
    /** Resolves a conflict with the editor's choices, and saves. */
    async resolve(choices: Record<string, Side>): Promise<void> {
      if (!conflict) return;
      const next = afterChoice(subject.fields, form, conflict, choices, Date.now());
      dispatch({ type: 'conflictResolved', form: next });
      await saveForm(next);
    },
    /** Goes back to the form; the next save reports the conflict again. */
    postpone: () => dispatch({ type: 'postponed' }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
