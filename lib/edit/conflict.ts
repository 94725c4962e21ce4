import type { Field, Fields } from '../sections/define-section';
import { isSame } from './values/to-wire';
import type { Value, Values } from './values/types';

export type Side = 'mine' | 'theirs';

/** A field in which what an editor wrote and what stands now differ. */
export interface Difference {
  name: string;
  field: Field;
  mine: Value | undefined;
  theirs: Value | undefined;
  /** Who has changed it since the editor began: one of them, or both, who have to be asked. */
  changedBy: Side | 'both';
}

/** Compares field by field what an editor began with, what he made of it, and what others made of it meanwhile. */
export function compare(fields: Fields, base: Values, mine: Values, theirs: Values): Difference[] {
  return Object.entries(fields).flatMap(([name, field]): Difference[] => {
    if (isSame(field, mine[name], theirs[name])) return [];
    const isMine = !isSame(field, base[name], mine[name]);
    const isTheirs = !isSame(field, base[name], theirs[name]);
    const changedBy = isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs';
    return [{ name, field, mine: mine[name], theirs: theirs[name], changedBy }];
  });
}

/** Whether others have changed nothing of what the editor works on: then his may simply be saved. */
export function isUntouched(differences: readonly Difference[]): boolean {
  return differences.every(({ changedBy }) => changedBy === 'mine');
}

/** The choice to begin with: what only one side has changed is that side's. */
export function proposedChoices(differences: readonly Difference[]): Record<string, Side> {
  return Object.fromEntries(
    differences.map(({ name, changedBy }) => [name, changedBy === 'theirs' ? 'theirs' : 'mine'] as const),
  );
}

/** What stands now, with the editor's value where he keeps it. */
export function merge(theirs: Values, differences: readonly Difference[], choices: Record<string, Side>): Values {
  const merged = { ...theirs };
  for (const { name, mine } of differences) {
    if (choices[name] === 'mine' && mine !== undefined) merged[name] = mine;
  }
  return merged;
}
