'use client';

import { useEffect, useEffectEvent, useReducer } from 'react';

import type { Side } from '@/lib/edit/conflict';
import type { Draft } from '@/lib/edit/draft';
import { redo, undo } from '@/lib/edit/history';
import { changedFields } from '@/lib/edit/values/to-wire';
import type { Language } from '@/lib/i18n/languages';

import { failureText, notPutBackText } from '../texts/failure-text';
import { useEdit } from './edit-context';
import { editorReducer, type Gone, startEditorState } from './editor-reducer';
import { afterChoice, changesIn, type FormState, problemsOfForm, startForm } from './form-state';
import { findGone, putBackPage, putBackSection, isGoneAnswer } from './put-back';
import { saveLanguage } from './save-language';
import type { ByLanguage, Step } from './step';
import type { Subject } from './subject';
import { useFormDraft } from './use-form-draft';
import { useAfterPlan } from './use-plan';

/**
 * The form of a subject: its values in every language, undo and redo, and saving.
 *
 * @param missing what was deleted, as far as the page knows
 */
export function useEditor(subject: Subject, missing: Gone | null, draft?: Draft) {
  const { t, info, pageKey, openedPage, languages, post, get, noteMoved, noteRevision, refreshPage, isExpired } =
    useEdit();
  const codes = languages.map(({ code }) => code);
  const [state, dispatch] = useReducer(editorReducer, undefined, () => {
    const base = Object.fromEntries(codes.map((code) => [code, subject.values(info.page, code)]));
    return startEditorState(startForm(base, subject.revision ?? info.revision, draft));
  });
  const { form, conflict } = state;
  const { values } = form.present;
  const changed = codes.filter((code) => changesIn(subject.fields, form, code).length > 0);
  const isDirty = changed.length > 0;
  // A language that was taken away while it was written keeps its text until it is back.
  const away = (Object.keys(values) as Language[]).filter(
    (code) => !codes.includes(code) && changesIn(subject.fields, form, code).length > 0,
  );
  const isKept = isDirty || away.length > 0;
  const isOfPage = !subject.part && !subject.reusable;
  const afterPlan = useAfterPlan(subject.part ? info.parts?.[subject.part]?.scheduled : isOfPage ? info.scheduled : []);

  useEffect(() => {
    if (!isExpired) dispatch({ type: 'sessionBegan' });
  }, [isExpired]);

  const noteMissing = useEffectEvent((gone: Gone | null) =>
    dispatch(gone ? { type: 'goneChanged', gone } : { type: 'cameBack', text: t('editCameBack') }),
  );
  useEffect(() => noteMissing(missing), [missing]);

  const formDraft = useFormDraft(subject, form, isKept, draft);

  /**
   * Saves one language, and shows why if it fails.
   *
   * @returns the step after the save, absent if it failed, and whether the page cannot be rendered again
   */
  async function saveOne(code: Language, now: Step, sent: ByLanguage): Promise<{ step?: Step; isLost?: boolean }> {
    const { fields } = subject;
    const outcome = await saveLanguage(subject, code, now, post);
    switch (outcome.kind) {
      case 'saved': {
        const { step, seen } = outcome;
        const revision = step.revisions[code];
        // In the same rendering as the end of the edit: the page must not look public in between.
        if (revision && revision !== now.revisions[code] && isOfPage) noteRevision(revision);
        const saved = { code, sent, seen, saved: step };
        dispatch({ type: 'languageSaved', fields, saved });
        formDraft.keepSinceSave(saved);
        return { step };
      }
      case 'conflict':
        dispatch({ type: 'conflictFound', fields, conflict: outcome.conflict, seen: outcome.seen });
        return {};
      case 'refused': {
        const { answer } = outcome;
        const wrong = answer.data?.fields;
        const isGone = isGoneAnswer(answer);
        const gone = isGone ? await findGone({ post, get }, openedPage, noteMoved) : undefined;
        const text = isGone ? t(gone === 'moved' ? 'editPageMoved' : 'editGone') : failureText(answer, t);
        if (gone) dispatch({ type: 'goneChanged', gone });
        if (gone === 'section') refreshPage(undefined);
        const isOfSession = answer.status === 401;
        dispatch({ type: 'refused', text, problems: wrong && { [code]: wrong }, isOfSession });
        // Without a session the page would become the login, and without its page it is another one: both close the form.
        return { isLost: isOfSession || gone === 'page' || gone === 'moved' };
      }
      case 'busy':
        dispatch({ type: 'refused', text: t('editPageBusy') });
        return {};
    }
  }

  /** @returns whether the page can be rendered again */
  async function saveForm({ present }: FormState): Promise<boolean> {
    const sent = present.values;
    let current = present;
    let newest: string | undefined;
    let isLost = false;
    dispatch({ type: 'saveStarted' });
    try {
      for (const code of codes) {
        const { step: next, ...after } = await saveOne(code, current, sent);
        isLost = after.isLost ?? false;
        if (!next) return !isLost;
        if (next.revisions[code] !== current.revisions[code]) newest = next.revisions[code];
        current = next;
      }
      dispatch({ type: 'saved', text: [t('editSaved'), afterPlan].filter(Boolean).join('. ') });
      return true;
    } finally {
      dispatch({ type: 'saveEnded' });
      if (newest && !isLost) refreshPage(isOfPage ? newest : undefined);
    }
  }

  function goTo(move: (form: FormState) => FormState, type: 'undone' | 'redone'): Language[] {
    if (conflict) return [];
    const { values: next } = move(form).present;
    dispatch({ type });
    return codes.filter((code) => changedFields(subject.fields, values[code] ?? {}, next[code] ?? {}).length > 0);
  }

  async function save(): Promise<Language | undefined> {
    const problems = problemsOfForm(subject.fields, form, codes);
    const first = codes.find((code) => problems[code]);
    dispatch({ type: 'checked', problems, text: first && t('editCheckFields') });
    if (!first) await saveForm(form);
    return first;
  }

  return {
    values,
    gone: state.gone,
    isDirty,
    /** The languages with unsaved text that the site does not offer any more. */
    away,
    isSaving: state.isSaving,
    changed,
    problems: state.problems,
    conflict,
    status: state.status,
    canUndo: !conflict && form.past.length > 0,
    canRedo: !conflict && form.future.length > 0,
    /** @returns the languages that it changes */
    undo: () => goTo(undo, 'undone'),
    /** @returns the languages that it changes */
    redo: () => goTo(redo, 'redone'),
    update: (change: (now: ByLanguage) => ByLanguage, what: string) =>
      dispatch({ type: 'edited', change, what, at: Date.now() }),
    /** Discards the unsaved edits. */
    discard: formDraft.discard,
    /** @returns the first language with a problem, or undefined if the form was valid */
    save,
    /** Restores the deleted section or page, and saves what was typed. @returns as `save` */
    async putBack(): Promise<Language | undefined> {
      const [, id = ''] = subject.target.split(/:(.*)/);
      const isPage = state.gone === 'page';
      dispatch({ type: 'saveStarted' });
      const calls = { post, get };
      const answer = await (isPage ? putBackPage(calls, openedPage) : putBackSection(calls, pageKey, id));
      dispatch({ type: 'saveEnded' });
      const { isOk, data } = answer;
      if (!isOk) {
        const isOfSession = answer.status === 401;
        dispatch({ type: 'refused', text: notPutBackText(answer, isPage, t), isOfSession });
        return undefined;
      }
      dispatch({ type: 'goneChanged', gone: null });
      refreshPage(typeof data?.revision === 'string' ? data.revision : undefined);
      return save();
    },
    /** Resolves a conflict with the editor's choices, and saves. */
    async resolve(choices: Record<string, Side>): Promise<void> {
      if (!conflict) return;
      const next = afterChoice(subject.fields, form, conflict, choices, Date.now());
      dispatch({ type: 'conflictResolved', form: next });
      // Where only the other's values were chosen nothing is saved, and the page still shows what it was.
      if (await saveForm(next)) refreshPage(undefined);
    },
    /** Goes back to the form; the next save reports the conflict again. */
    postpone: () => dispatch({ type: 'postponed' }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
