import { fold } from '@/lib/text/fold';
import { hasWords } from '@/lib/text/has-words';

/** Something to choose. */
export interface Choice {
  key: string;
  label: string;
  /** Where it is, or what it says. */
  note?: string;
  run: () => void;
}

export interface ChoiceGroup {
  key: string;
  title: string;
  /** Whether its choices are found here, and fit what is typed now; those of the backend come later. */
  isOwn?: boolean;
  choices: Choice[];
}

/** The choices whose label has every typed word, in any case and with or without Turkish letters. */
export function matching(choices: readonly Choice[], query: string): Choice[] {
  const folded = fold(query);
  return choices.filter(({ label, note = '' }) => hasWords(fold(`${label} ${note}`), folded));
}

/** The groups that have something. */
export const filled = (groups: readonly ChoiceGroup[]) => groups.filter(({ choices }) => choices.length > 0);
