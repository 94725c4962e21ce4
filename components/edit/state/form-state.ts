import { type Difference, merge, type Side } from '@/lib/edit/conflict';
import type { Draft } from '@/lib/edit/draft';
import { type History, record, startHistory } from '@/lib/edit/history';
import { type Problems, problemsOf } from '@/lib/edit/validate';
import { byItem, byPlace, byRow, inStructureOf, keepKeys } from '@/lib/edit/values/structure';
import { changedFields } from '@/lib/edit/values/to-wire';
import type { Values } from '@/lib/edit/values/types';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';
import type { Fields } from '@/lib/sections/define-section';

export type ByLanguage = Record<string, Values>;

/** A conflict with what somebody else has saved, in the language in which it was found. */
export interface Conflict {
  language: Language;
  theirs: Values;
  revision: string;
  differences: Difference[];
}

export interface FormState {
  base: ByLanguage;
  /** The revision of each language's base. A save in one language does not fetch what others saved in another. */
  revisions: Record<string, string>;
  history: History<ByLanguage>;
}

/** The initial state of a form: the saved values, or the unsaved edits that the browser has stored. */
export function startForm(base: ByLanguage, revision: string, draft?: Draft): FormState {
  if (draft) {
    const history = record(startHistory(base), draft.values, 'draft', 0);
    return { base: draft.base, revisions: draft.revisions, history };
  }
  const revisions = Object.fromEntries(Object.keys(base).map((code) => [code, revision]));
  return { base, revisions, history: startHistory(base) };
}

/** The names of the fields with unsaved values, in a language. */
export function changesIn(fields: Fields, form: FormState, code: Language): string[] {
  return changedFields(fields, form.base[code] ?? {}, form.history.present[code] ?? {});
}

/** The problems in a language. A translation may have empty fields: visitors get the Turkish text for these. */
function problemsIn(fields: Fields, values: Values, code: Language): Problems {
  const found = Object.entries(problemsOf(fields, values));
  return Object.fromEntries(found.filter(([, problem]) => code === defaultLanguage || problem !== 'required'));
}

/** The problems of a form, by language. A translation without edits is not checked. */
export function problemsOfForm(fields: Fields, form: FormState, codes: readonly Language[]) {
  return Object.fromEntries(
    codes
      .filter((code) => code === defaultLanguage || changesIn(fields, form, code).length > 0)
      .map((code) => [code, problemsIn(fields, form.history.present[code] ?? {}, code)] as const)
      .filter(([, list]) => Object.keys(list).length > 0),
  ) as Partial<Record<Language, Problems>>;
}

/**
 * The form after a language was saved: the saved values become its base. Values that all languages share are updated in
 * all of them, above all the ids of new list items.
 */
export function afterSave(fields: Fields, state: FormState, code: Language, saved: Values): FormState {
  const take = (all: ByLanguage, own: typeof byPlace): ByLanguage =>
    Object.fromEntries(
      Object.entries(all).map(([other, values]) => [
        other,
        keepKeys(fields, other === code ? saved : inStructureOf(fields, saved, values, own), values),
      ]),
    );
  const present = take(state.history.present, byPlace);
  return { ...state, base: take(state.base, byRow), history: { ...state.history, present } };
}

/** The form after a save, with the text that was typed while the save ran. */
export function withTypedSince(fields: Fields, sent: ByLanguage, saved: FormState, now: FormState): FormState {
  const present = Object.fromEntries(
    Object.entries(now.history.present).map(([code, values]) => {
      const typed = changedFields(fields, sent[code] ?? {}, values);
      const typedValues = Object.fromEntries(typed.map((name) => [name, values[name] ?? null]));
      return [code, { ...saved.history.present[code], ...typedValues }];
    }),
  );
  return { ...saved, history: { ...now.history, present } };
}

/**
 * The form after an editor has resolved a conflict by choosing a value for each field.
 *
 * @param at milliseconds
 */
export function afterChoice(
  fields: Fields,
  form: FormState,
  { language, theirs, revision, differences }: Conflict,
  choices: Record<string, Side>,
  at: number,
): FormState {
  const merged = merge(theirs, differences, choices);
  // Shared values must be as chosen in all languages, or the save of the next language would undo the choice.
  const others = (all: ByLanguage, saved: Values, own: typeof byPlace): ByLanguage =>
    Object.fromEntries(Object.entries(all).map(([code, texts]) => [code, inStructureOf(fields, saved, texts, own)]));
  const present = { ...others(form.history.present, merged, byItem), [language]: merged };
  return {
    base: { ...others(form.base, theirs, byRow), [language]: theirs },
    revisions: { ...form.revisions, [language]: revision },
    history: record(form.history, present, 'conflict', at),
  };
}
