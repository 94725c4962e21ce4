import type { Field, Fields } from '../sections/define-section';
import { isSame } from './values/to-wire';
import type { Value, Values } from './values/types';

export type Side = 'mine' | 'theirs';

/** A field in which the editor's value and the stored value differ. */
export interface Difference {
  name: string;
  field: Field;
  mine: Value | undefined;
  theirs: Value | undefined;
  /** Who has changed the field since the editor opened it. If both have, the editor must choose. */
  changedBy: Side | 'both';
}

/** Compares three versions field by field: the editor's base, the editor's values, and the values others have saved. */
export function compare(fields: Fields, base: Values, mine: Values, theirs: Values): Difference[] {
  return Object.entries(fields).flatMap(([name, field]): Difference[] => {
    if (isSame(field, mine[name], theirs[name])) return [];
    const isMine = !isSame(field, base[name], mine[name]);
    const isTheirs = !isSame(field, base[name], theirs[name]);
    const changedBy = isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs';
    return [{ name, field, mine: mine[name], theirs: theirs[name], changedBy }];
  });
}

/** Whether all differences are changes of this editor, so that the edit can be saved without asking. */
export function isUntouched(differences: readonly Difference[]): boolean {
  return differences.every(({ changedBy }) => changedBy === 'mine');
}

/** The default choice: a field that only one side has changed gets that side's value. */
export function proposedChoices(differences: readonly Difference[]): Record<string, Side> {
  return Object.fromEntries(
    differences.map(({ name, changedBy }) => [name, changedBy === 'theirs' ? 'theirs' : 'mine'] as const),
  );
}

/** The stored values, with the editor's values where the editor has chosen them. */
export function merge(theirs: Values, differences: readonly Difference[], choices: Record<string, Side>): Values {
  const merged = { ...theirs };
  for (const { name, mine } of differences) {
    if (choices[name] === 'mine' && mine !== undefined) merged[name] = mine;
  }
  return merged;
}
