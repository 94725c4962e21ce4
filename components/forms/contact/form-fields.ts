import { type ContactValues, type FieldName, fieldNames } from '@/lib/forms/contact-values';
import { honeypotName } from '@/lib/forms/robot-traps';

import { readDraft, type Submission } from './draft';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Form = HTMLFormElement | null;

const control = (form: Form, name: string) => form?.querySelector<TextControl>(`[name="${name}"]`) ?? undefined;

export const isFieldName = (name: string): name is FieldName => (fieldNames as readonly string[]).includes(name);

export function typedValues(form: Form): ContactValues {
  return Object.fromEntries(
    fieldNames.map((name) => [name, control(form, name)?.value ?? '']),
  ) as unknown as ContactValues;
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
  const draft = readDraft();
  const typed = typedValues(form);
  if (!draft || fieldNames.some((name) => typed[name] !== '')) return undefined;
  for (const name of fieldNames) {
    const field = control(form, name);
    if (field) field.value = draft.values[name];
  }
  return draft.submission;
}
