import { inStructureOf, byItem, byRow, withRowIds } from '@/lib/edit/values/structure';
import { emptyOf } from '@/lib/edit/values/to-values';
import { isSame } from '@/lib/edit/values/to-wire';
import type { Value, Values } from '@/lib/edit/values/types';
import type { Language } from '@/lib/i18n/languages';
import type { Fields } from '@/lib/sections/define-section';

export type ByLanguage = Record<string, Values>;

/**
 * A state of a form. It has its own base, because undo goes back to values that were typed on top of an older save: with
 * the newest revision they would overwrite what others have saved since.
 */
export interface Step {
  values: ByLanguage;
  /** The saved values that the values were typed on top of. */
  base: ByLanguage;
  /** The revision of each language's base. A save in one language does not fetch what others saved in another. */
  revisions: Record<string, string>;
}

/** What is saved in a language. */
export interface Saved {
  values: Values;
  revision: string;
}

const inOthers = (fields: Fields, all: ByLanguage, code: Language, now: Values, own: typeof byRow): ByLanguage => ({
  ...Object.fromEntries(Object.entries(all).map(([other, texts]) => [other, inStructureOf(fields, now, texts, own)])),
  [code]: now,
});

/**
 * The step on top of what others have saved: a field without an edit gets their value. A field that both have changed
 * keeps its value, its base and its revision, so that saving it is a conflict.
 */
export function onTopOfOthers(fields: Fields, step: Step, code: Language, theirs: Saved): Step {
  const [mine, base] = [step.values[code] ?? {}, step.base[code] ?? {}];
  const [values, newBase]: [Values, Values] = [{ ...mine }, { ...base }];
  let isBehind = false;
  let isChanged = false;
  for (const [name, field] of Object.entries(fields)) {
    const saved: Value = theirs.values[name] ?? emptyOf(field);
    if (isSame(field, base[name], saved)) continue;
    if (isSame(field, mine[name], base[name])) values[name] = saved;
    else if (!isSame(field, mine[name], saved)) {
      isBehind = true;
      continue;
    }
    isChanged = true;
    newBase[name] = saved;
  }
  const revisions = isBehind ? step.revisions : { ...step.revisions, [code]: theirs.revision };
  if (!isChanged) return { ...step, revisions };
  return {
    values: inOthers(fields, step.values, code, values, byItem),
    base: inOthers(fields, step.base, code, newBase, byRow),
    revisions,
  };
}

/**
 * The step after this editor has saved another one: its values stay, so that undo can go back to them, and are compared
 * with what is saved now. A field that was behind stays behind.
 *
 * @param seen what was saved before
 * @param saved with the form's keys of list items
 */
export function afterOwnSave(fields: Fields, step: Step, code: Language, seen: Values, saved: Saved): Step {
  const base = { ...step.base[code] };
  let isBehind = false;
  for (const [name, field] of Object.entries(fields)) {
    const isKnown =
      isSame(field, base[name], seen[name]) || isSame(field, step.values[code]?.[name], saved.values[name]);
    if (isKnown) base[name] = saved.values[name] ?? emptyOf(field);
    else isBehind = true;
  }
  return {
    values: Object.fromEntries(
      Object.entries(step.values).map(([other, values]) => [other, withRowIds(fields, values, saved.values)]),
    ),
    base: inOthers(fields, step.base, code, base, byRow),
    revisions: isBehind ? step.revisions : { ...step.revisions, [code]: saved.revision },
  };
}
