import { fieldDescriptions, type FieldName } from './contact-fields';

export type { FieldName } from './contact-fields';

/** The values of the contact form; `file` is the reference that UploadFile answered (docs/contract.md#forms). */
export type ContactValues = Record<FieldName, string>;

/** The problem of a field, as a code of the contract; the catalogues have the texts. */
export type FieldProblem = 'required' | 'invalid_email' | 'too_long' | 'invalid_characters' | 'invalid';

export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

export const fieldNames: readonly FieldName[] = fieldDescriptions.map(({ name }) => name);

/** A record with a value for every field of the form. */
export function forEachField<T>(valueOf: (name: FieldName) => T): Record<FieldName, T> {
  return Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<FieldName, T>;
}

export const emptyValues: ContactValues = forEachField(() => '');
