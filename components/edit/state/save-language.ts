import { compare, isUntouched } from '@/lib/edit/conflict';
import type { Problems } from '@/lib/edit/validate';
import { changedFields, toWire } from '@/lib/edit/values/to-wire';
import type { Raw } from '@/lib/edit/wire-page';
import type { Language } from '@/lib/i18n/languages';

import type { EditAnswer } from './edit-call';
import { afterSave, type Conflict, type FormState } from './form-state';
import type { Subject } from './subject';

/** How often a save is sent while others keep saving other fields of the page. */
const maxAttempts = 8;

export interface SaveAnswer extends Raw {
  revision?: string;
  fields?: Problems;
}

export type Outcome =
  | { kind: 'saved'; form: FormState }
  | { kind: 'refused'; answer: EditAnswer<SaveAnswer> }
  /** Others have changed the same fields. Their changes in other fields are already in the form's base. */
  | { kind: 'conflict'; form: FormState; conflict: Conflict }
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
  form: FormState,
  post: (name: string, body: Raw) => Promise<EditAnswer<SaveAnswer>>,
): Promise<Outcome> {
  const { fields, call } = subject;
  let { base, revisions } = form;
  const mine = form.history.present[code] ?? {};
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const names = changedFields(fields, base[code] ?? {}, mine);
    if (names.length === 0) return { kind: 'saved', form: { ...form, base, revisions } };
    const wire = toWire(fields, mine);
    const values = Object.fromEntries(names.map((name) => [name, wire[name]]));
    const answer = await post(call.name, { ...call.body, language: code, revision: revisions[code], values });
    const saved = answer.data && subject.savedValues(answer.data, code);
    const revision = answer.data?.revision;
    if (answer.isOk) {
      const savedForm = { ...form, base, revisions: revision ? { ...revisions, [code]: revision } : revisions };
      return { kind: 'saved', form: afterSave(fields, savedForm, code, saved ? { ...mine, ...saved } : mine) };
    }
    if (answer.status !== 409 || !saved || !revision) return { kind: 'refused', answer };
    const differences = compare(fields, base[code] ?? {}, mine, saved);
    if (!isUntouched(differences)) {
      const conflict = { language: code, theirs: saved, revision, differences };
      return { kind: 'conflict', form: { ...form, base, revisions }, conflict };
    }
    base = { ...base, [code]: saved };
    revisions = { ...revisions, [code]: revision };
  }
  return { kind: 'busy' };
}
