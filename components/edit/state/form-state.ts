import { type Difference, merge, type Side } from '@/lib/edit/conflict';
import type { Draft } from '@/lib/edit/draft';
import { type History, record, startHistory } from '@/lib/edit/history';
import { type Problems, problemsOf } from '@/lib/edit/validate';
import { byItem, byPlace, byRow, inStructureOf, keepKeys } from '@/lib/edit/values/structure';
import { changedFields } from '@/lib/edit/values/to-wire';
import type { Values } from '@/lib/edit/values/types';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';
import type { Fields } from '@/lib/sections/define-section';

import { afterOwnSave, type ByLanguage, onTopOfOthers, type Saved, type Step } from './step';

/** A conflict with what somebody else has saved, in the language in which it was found. */
export interface Conflict {
  language: Language;
  theirs: Values;
  revision: string;
  differences: Difference[];
}

/** The steps of a form, for undo and redo. */
export type FormState = History<Step>;

/**
 * The initial state of a form: the saved values, or the unsaved edits that the browser has stored. A language that the
 * site offers only since then has its saved values; one that it does not offer any more keeps its edits.
 */
export function startForm(base: ByLanguage, revision: string, draft?: Draft): FormState {
  if (draft) {
    const later = Object.keys(base).filter((code) => !draft.base[code]);
    const added = Object.fromEntries(later.map((code) => [code, base[code] ?? {}]));
    const revisions = { ...Object.fromEntries(later.map((code) => [code, revision])), ...draft.revisions };
    const before = { ...added, ...draft.base };
    const start = startHistory({ values: before, base: before, revisions });
    return record(start, { values: { ...added, ...draft.values }, base: before, revisions }, 'draft', 0);
  }
  const revisions = Object.fromEntries(Object.keys(base).map((code) => [code, revision]));
  return startHistory({ values: base, base, revisions });
}

/** The form after a change of all its steps. */
export function mapSteps(form: FormState, change: (step: Step) => Step): FormState {
  return { ...form, past: form.past.map(change), present: change(form.present), future: form.future.map(change) };
}

/** The names of the fields with unsaved values, in a language. */
export function changesIn(fields: Fields, { present }: FormState, code: Language): string[] {
  return changedFields(fields, present.base[code] ?? {}, present.values[code] ?? {});
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
      .map((code) => [code, problemsIn(fields, form.present.values[code] ?? {}, code)] as const)
      .filter(([, list]) => Object.keys(list).length > 0),
  ) as Partial<Record<Language, Problems>>;
}

/**
 * The step after a language of it was saved: the saved values become its base. Values that all languages share are
 * updated in all of them, above all the ids of new list items.
 */
export function afterSave(fields: Fields, step: Step, code: Language, saved: Values): Step {
  const take = (all: ByLanguage, own: typeof byPlace): ByLanguage =>
    Object.fromEntries(
      Object.entries(all).map(([other, values]) => [
        other,
        keepKeys(fields, other === code ? saved : inStructureOf(fields, saved, values, own), values),
      ]),
    );
  return { ...step, values: take(step.values, byPlace), base: take(step.base, byRow) };
}

/** A save that was acknowledged: what was sent, what was saved before, and the step as it is saved. */
export interface SavedLanguage {
  code: Language;
  sent: ByLanguage;
  seen: Saved;
  saved: Step;
}

/** The form after a save, with the text that was typed while the save ran. Its other steps keep their values. */
export function withTypedSince(fields: Fields, { code, sent, seen, saved }: SavedLanguage, now: FormState): FormState {
  const own = { values: saved.values[code] ?? {}, revision: saved.revisions[code] ?? seen.revision };
  const { past, present, future } = mapSteps(now, (step) =>
    afterOwnSave(fields, onTopOfOthers(fields, step, code, seen), code, seen.values, own),
  );
  const values = Object.fromEntries(
    Object.entries(present.values).map(([other, typedValues]) => {
      const names = changedFields(fields, sent[other] ?? {}, now.present.values[other] ?? {});
      const typed = Object.fromEntries(names.map((name) => [name, typedValues[name] ?? null]));
      return [other, { ...saved.values[other], ...typed }];
    }),
  );
  // What is typed after a save is a step of its own, however soon: undo leads to what was saved first.
  return { ...now, past, present: { ...present, values }, future, last: undefined };
}

/**
 * The form after an editor has resolved a conflict by choosing a value for each field. Undo leads to the values before
 * the choice, on top of what others have saved: where both have changed a field, saving it is a conflict again.
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
  const { values, base, revisions } = form.present;
  // Shared values must be as chosen in all languages, or the save of the next language would undo the choice.
  const others = (all: ByLanguage, saved: Values, own: typeof byPlace): ByLanguage =>
    Object.fromEntries(Object.entries(all).map(([code, texts]) => [code, inStructureOf(fields, saved, texts, own)]));
  const chosen: Step = {
    values: { ...others(values, merged, byItem), [language]: merged },
    base: { ...others(base, theirs, byRow), [language]: theirs },
    revisions: { ...revisions, [language]: revision },
  };
  const caughtUp = mapSteps(form, (step) => onTopOfOthers(fields, step, language, { values: theirs, revision }));
  return record(caughtUp, chosen, 'conflict', at);
}
