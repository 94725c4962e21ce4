import { compare, isUntouched } from '@/lib/edit/conflict';
import type { Problems } from '@/lib/edit/validate';
import { changedFields, toWire } from '@/lib/edit/values/to-wire';
import type { Raw } from '@/lib/edit/wire-page';
import type { Language } from '@/lib/i18n/languages';

import type { EditAnswer } from './edit-call';
import { afterSave, type Conflict } from './form-state';
import type { Saved, Step } from './step';
import type { Subject } from './subject';

/** How often a save is sent while others keep saving other fields of the page. */
const maxAttempts = 8;

export interface SaveAnswer extends Raw {
  revision?: string;
  fields?: Problems;
}

export type Outcome =
  /** `seen` is what was saved before. */
  | { kind: 'saved'; step: Step; seen: Saved }
  | { kind: 'refused'; answer: EditAnswer<SaveAnswer> }
  /** Others have changed the same fields. `seen` is what they had saved when nothing was in conflict yet. */
  | { kind: 'conflict'; seen: Saved; conflict: Conflict }
  /** Others saved at every attempt. */
  | { kind: 'busy' };

/**
 * Saves the changes in one language. If others have saved other fields meanwhile, it saves again, based on their
 * values.
 *
 * @param post sends a POST call of the edit mode
 */
export async function saveLanguage(
  subject: Pick<Subject, 'fields' | 'call' | 'savedValues'>,
  code: Language,
  step: Step,
  post: (name: string, body: Raw) => Promise<EditAnswer<SaveAnswer>>,
): Promise<Outcome> {
  const { fields, call } = subject;
  const mine = step.values[code] ?? {};
  let seen: Saved = { values: step.base[code] ?? {}, revision: step.revisions[code] ?? '' };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const names = changedFields(fields, seen.values, mine);
    const savedStep = {
      ...step,
      base: { ...step.base, [code]: seen.values },
      revisions: { ...step.revisions, [code]: seen.revision },
    };
    if (names.length === 0) return { kind: 'saved', step: savedStep, seen };
    const wire = toWire(fields, mine);
    const values = Object.fromEntries(names.map((name) => [name, wire[name]]));
    const answer = await post(call.name, { ...call.body, language: code, revision: seen.revision, values });
    const saved = answer.data && subject.savedValues(answer.data, code);
    const revision = answer.data?.revision;
    if (answer.isOk) {
      const now = { ...savedStep, revisions: { ...step.revisions, [code]: revision ?? seen.revision } };
      return { kind: 'saved', step: afterSave(fields, now, code, saved ? { ...mine, ...saved } : mine), seen };
    }
    if (answer.status !== 409 || !saved || !revision) return { kind: 'refused', answer };
    const differences = compare(fields, seen.values, mine, saved);
    if (!isUntouched(differences)) {
      const conflict = { language: code, theirs: saved, revision, differences };
      return { kind: 'conflict', seen, conflict };
    }
    seen = { values: saved, revision };
  }
  return { kind: 'busy' };
}
