import type { MessageKey } from '../i18n/languages';

interface ContactField {
  /** The name on the wire, in the database and in the export. */
  name: string;
  /** Its label in the form, by its key in the catalogues. */
  label: MessageKey;
  /** `long` is a text of several lines. */
  kind: 'text' | 'email' | 'tel' | 'long';
  isRequired?: boolean;
  /** The HTML attribute `autocomplete`. */
  autoComplete?: string;
  /** In UTF-16 units. The form itself has no length limits, so these are wide: they stop floods and not people. */
  maxLength: number;
}

/**
 * The contact form, described once (docs/adding-a-form-field.md). Derived from it: the fields and their validation, the
 * request, the backend's columns and validation, the mail and the export. Pure data, because the browser and the
 * backend's build read it too.
 */
const contactFields = [
  { name: 'subject', label: 'fieldSubject', kind: 'text', isRequired: true, maxLength: 200 },
  { name: 'name', label: 'fieldName', kind: 'text', isRequired: true, autoComplete: 'name', maxLength: 200 },
  { name: 'email', label: 'email', kind: 'email', isRequired: true, autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'phone', kind: 'tel', autoComplete: 'tel', maxLength: 200 },
  { name: 'message', label: 'fieldMessage', kind: 'long', isRequired: true, maxLength: 20_000 },
] as const satisfies readonly ContactField[];

export type FieldName = (typeof contactFields)[number]['name'];

/** The description of one field, for code that iterates over all fields. */
export type FieldDescription = ContactField & { name: FieldName };

export const fieldDescriptions: readonly FieldDescription[] = contactFields;
