import { type ContactValues, type FieldName, fieldNames } from '@/lib/forms/contact-values';
import { honeypotName } from '@/lib/forms/robot-traps';

import { readDraft, type Submission } from './draft';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Form = HTMLFormElement | null;

const control = (form: Form, name: string) => form?.querySelector<TextControl>(`[name="${name}"]`) ?? undefined;

/** Whether the form itself sets a field, so that no visitor types it and no draft changes it. */
export const isFixed = (form: Form, name: string): boolean => control(form, name)?.type === 'hidden';

/** Where the form keeps its draft: forms about one subject have drafts of their own. */
export const draftPlace = (form: Form): string =>
  isFixed(form, 'subject') ? (control(form, 'subject')?.value ?? '') : '';

export const isFieldName = (name: string): name is FieldName => (fieldNames as readonly string[]).includes(name);

/** The name of the form's field that has the focus. */
export const focusedName = (form: Form): string | undefined => form?.querySelector<TextControl>(':focus')?.name;

export function typedValues(form: Form): ContactValues {
  return Object.fromEntries(
    fieldNames.map((name) => [name, control(form, name)?.value ?? '']),
  ) as unknown as ContactValues;
}

/** Empties every field but those that the form itself sets. */
export function emptyFields(form: Form): void {
  form?.reset();
  for (const name of fieldNames.filter((field) => !isFixed(form, field))) {
    const field = control(form, name);
    // A page that answers a refused form has that form's texts as defaults, and a reset brings those back.
    if (field) field.value = '';
  }
}

/** The value of the honeypot, which only robots fill in. */
export const trapValue = (form: Form): string => control(form, honeypotName)?.value ?? '';

export function emptyTrap(form: Form): void {
  const trap = control(form, honeypotName);
  if (trap) trap.value = '';
}

/** Returns the chosen file and clears the field, because choosing the same file again would fire no event. */
export function takeChosenFile(form: Form): File | undefined {
  const input = form?.querySelector<HTMLInputElement>('[name="file"]');
  const file = input?.files?.[0];
  if (input) input.value = '';
  return file;
}

/** Fills in a draft where nothing has been typed yet. */
export function restoreDraft(form: Form): Submission | undefined {
  const draft = readDraft(draftPlace(form));
  const typed = typedValues(form);
  const open = fieldNames.filter((name) => !isFixed(form, name));
  if (!draft || open.some((name) => typed[name] !== '')) return undefined;
  for (const name of open) {
    const field = control(form, name);
    if (field) field.value = draft.values[name];
  }
  return draft.submission;
}
