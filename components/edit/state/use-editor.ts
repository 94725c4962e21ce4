'use client';

import { useEffect, useState } from 'react';

import { compare, type Difference, isUntouched, merge, type Side } from '@/lib/edit/conflict';
import { clearDraft, type Draft, writeDraft } from '@/lib/edit/draft';
import { type History, record, redo, startHistory, undo } from '@/lib/edit/history';
import { type Problems, problemsOf } from '@/lib/edit/validate';
import { byItem, byPlace, byRow, changedFields, inStructureOf, keepKeys, toWire, type Values } from '@/lib/edit/values';
import type { Raw } from '@/lib/edit/wire-page';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';
import type { Fields } from '@/lib/sections/define-section';

import { useEdit } from './edit-context';
import { failureText } from '../texts/failure-text';
import type { Subject } from './subject';

export type ByLanguage = Record<string, Values>;

/** What somebody else saved meanwhile, in the language in which it was met. */
export interface Conflict {
  language: Language;
  theirs: Values;
  revision: string;
  differences: Difference[];
}

export interface FormState {
  base: ByLanguage;
  /** Which revision each language's base is of: to save one is not to have seen what others saved in another. */
  revisions: Record<string, string>;
  history: History<ByLanguage>;
}

/** How often a save is tried again when others have changed other things of the page. */
const maxAttempts = 8;

interface Saved extends Raw {
  revision?: string;
  fields?: Problems;
}

/**
 * The form after a language was saved: what stands is what it begins with from now on. What languages have in common
 * stands in all of them, new items of lists with the ids they were given above all.
 */
function afterSave(fields: Fields, state: FormState, code: Language, stands: Values): FormState {
  const take = (all: ByLanguage, own: typeof byPlace): ByLanguage =>
    Object.fromEntries(
      Object.entries(all).map(([other, values]) => [
        other,
        keepKeys(fields, other === code ? stands : inStructureOf(fields, stands, values, own), values),
      ]),
    );
  const present = take(state.history.present, byPlace);
  return { ...state, base: take(state.base, byRow), history: { ...state.history, present } };
}

/** What the server made of the values that were sent, with what was typed while it did. */
function typedSince(fields: Fields, sent: ByLanguage, stands: ByLanguage, now: ByLanguage): ByLanguage {
  return Object.fromEntries(
    Object.entries(now).map(([code, values]) => {
      const typed = changedFields(fields, sent[code] ?? {}, values);
      return [code, { ...stands[code], ...Object.fromEntries(typed.map((name) => [name, values[name] ?? null])) }];
    }),
  );
}

/** The form of a subject: its values in every language, what became of them, and how they are saved. */
export function useEditor(subject: Subject, draft?: Draft) {
  const edit = useEdit();
  const { t, info, pageKey, user, languages, setKept } = edit;
  const codes = languages.map(({ code }) => code);
  const [form, setForm] = useState<FormState>(() => {
    const base = Object.fromEntries(codes.map((code) => [code, subject.values(info.page, code)]));
    return draft
      ? { base: draft.base, revisions: draft.revisions, history: record(startHistory(base), draft.values, 'draft', 0) }
      : {
          base,
          revisions: Object.fromEntries(codes.map((code) => [code, info.revision])),
          history: startHistory(base),
        };
  });
  const [problems, setProblems] = useState<Partial<Record<Language, Problems>>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [status, setStatus] = useState<{ text: string; isFailure: boolean } | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const values = form.history.present;
  const changesOf = (code: Language) => changedFields(subject.fields, form.base[code] ?? {}, values[code] ?? {});
  const changed = codes.filter((code) => changesOf(code).length > 0);
  const isDirty = changed.length > 0;
  const { target } = subject;

  useEffect(() => {
    const place = { userId: user.id, pageKey, target };
    setKept(!isDirty || writeDraft({ ...place, revisions: form.revisions, base: form.base, values }));
    if (!isDirty) clearDraft(place);
  }, [isDirty, form.revisions, form.base, values, user.id, pageKey, target, setKept]);

  /** A translation may lack anything: the Turkish text is shown instead, key by key (docs/contract.md#translations). */
  const problemsIn = (code: Language): Problems => {
    const found = Object.entries(problemsOf(subject.fields, values[code] ?? {}));
    return Object.fromEntries(found.filter(([, problem]) => code === defaultLanguage || problem !== 'required'));
  };

  const update = (next: (now: ByLanguage) => ByLanguage, what: string) => {
    const at = Date.now();
    setForm((now) => ({ ...now, history: record(now.history, next(now.history.present), what, at) }));
    setStatus(null);
  };

  /** Saves one language. @returns the state that stands then, or undefined where it could not be saved */
  async function saveLanguage(code: Language, state: FormState): Promise<FormState | undefined> {
    let { base, revisions } = state;
    const mine = state.history.present[code] ?? {};
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const names = changedFields(subject.fields, base[code] ?? {}, mine);
      if (names.length === 0) return { ...state, base, revisions };
      const wire = toWire(subject.fields, mine);
      const sent = Object.fromEntries(names.map((name) => [name, wire[name]]));
      const body = { ...subject.call.body, language: code, revision: revisions[code], values: sent };
      const answer = await edit.tell<Saved>(subject.call.name, body);
      const stands = answer.data && subject.standing(answer.data, code);
      const now = answer.data?.revision;
      if (answer.isOk) {
        const saved = { ...state, base, revisions: now ? { ...revisions, [code]: now } : revisions };
        return afterSave(subject.fields, saved, code, stands ? { ...mine, ...stands } : mine);
      }
      if (answer.status !== 409 || !stands || !now) {
        if (answer.data?.fields) setProblems({ [code]: answer.data.fields });
        setStatus({ text: failureText(answer, t), isFailure: true });
        return undefined;
      }
      const differences = compare(subject.fields, base[code] ?? {}, mine, stands);
      if (!isUntouched(differences)) {
        setForm((latest) => ({ ...latest, base, revisions }));
        setConflict({ language: code, theirs: stands, revision: now, differences });
        return undefined;
      }
      [base, revisions] = [
        { ...base, [code]: stands },
        { ...revisions, [code]: now },
      ];
    }
    setStatus({ text: t('editPageBusy'), isFailure: true });
    return undefined;
  }

  async function saveState(state: FormState): Promise<boolean> {
    let current = state;
    let newest: string | undefined;
    setIsSaving(true);
    setStatus(null);
    try {
      for (const code of codes) {
        const next = await saveLanguage(code, current);
        if (!next) return false;
        if (next.revisions[code] !== current.revisions[code]) newest = next.revisions[code];
        current = next;
        const [before, after] = [state.history.present, next];
        // What is saved stays saved when the next language is not; what was typed meanwhile stays typed.
        setForm(({ history }) => ({
          ...after,
          history: { ...history, present: typedSince(subject.fields, before, after.history.present, history.present) },
        }));
      }
      setStatus({ text: t('editSaved'), isFailure: false });
      return true;
    } finally {
      setIsSaving(false);
      if (newest) edit.saved(newest);
    }
  }

  return {
    values,
    isDirty,
    isSaving,
    changed,
    problems,
    conflict,
    status,
    canUndo: form.history.past.length > 0,
    canRedo: form.history.future.length > 0,
    undo: () => setForm((now) => ({ ...now, history: undo(now.history) })),
    redo: () => setForm((now) => ({ ...now, history: redo(now.history) })),
    update,
    /** Forgets what was not saved. */
    discard: () => {
      clearDraft({ userId: user.id, pageKey, target });
      setKept(true);
    },
    /** @returns the first language with a problem, or undefined where it went on to save */
    async save(): Promise<Language | undefined> {
      const found = Object.fromEntries(
        codes
          // A translation that is not begun needs nothing.
          .filter((code) => code === defaultLanguage || changesOf(code).length > 0)
          .map((code) => [code, problemsIn(code)] as const)
          .filter(([, list]) => Object.keys(list).length > 0),
      ) as Partial<Record<Language, Problems>>;
      setProblems(found);
      const [first] = codes.filter((code) => found[code]);
      if (first) {
        setStatus({ text: t('editCheckFields'), isFailure: true });
        return first;
      }
      await saveState(form);
      return undefined;
    },
    /** Saves what the editor has chosen of his own and of what stands now. */
    async resolve(choices: Record<string, Side>): Promise<void> {
      if (!conflict) return;
      const { language, theirs, revision, differences } = conflict;
      const merged = merge(theirs, differences, choices);
      // What languages have in common is what was chosen in all of them, or the next one's save would undo the choice.
      const others = (all: ByLanguage, stands: Values, own: typeof byPlace): ByLanguage =>
        Object.fromEntries(
          Object.entries(all).map(([code, texts]) => [code, inStructureOf(subject.fields, stands, texts, own)]),
        );
      const next: FormState = {
        base: { ...others(form.base, theirs, byRow), [language]: theirs },
        revisions: { ...form.revisions, [language]: revision },
        history: record(
          form.history,
          { ...others(values, merged, byItem), [language]: merged },
          'conflict',
          Date.now(),
        ),
      };
      setConflict(null);
      setForm(next);
      await saveState(next);
    },
    /** Goes back to the form; the next save meets the conflict again. */
    postpone: () => setConflict(null),
  };
}

export type Editor = ReturnType<typeof useEditor>;
