import type { MessageKey } from '../i18n/languages';

interface ContactField {
  /** On the wire, in the database and in the export. */
  name: string;
  /** What the form calls it, by its key in the catalogues. */
  label: MessageKey;
  /** `long` is a text of several lines. */
  kind: 'text' | 'email' | 'tel' | 'long';
  isRequired?: boolean;
  /** What the browser may fill in (the HTML attribute). */
  autoComplete?: string;
  /** In UTF-16 units, as JavaScript counts. The form has no length limits, so these are wide: they stop floods, not people. */
  maxLength: number;
}

/**
 * The contact form, described once (docs/adding-a-form-field.md). From it follow the fields and their validation, what
 * is sent, the backend's columns and its own validation, the mail and the export. Pure data, since the browser and the
 * backend's build read it too.
 */
const contactFields = [
  { name: 'subject', label: 'fieldSubject', kind: 'text', isRequired: true, maxLength: 200 },
  { name: 'name', label: 'fieldName', kind: 'text', isRequired: true, autoComplete: 'name', maxLength: 200 },
  { name: 'email', label: 'email', kind: 'email', isRequired: true, autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'phone', kind: 'tel', autoComplete: 'tel', maxLength: 40 },
  { name: 'message', label: 'fieldMessage', kind: 'long', isRequired: true, maxLength: 20_000 },
] as const satisfies readonly ContactField[];

export type FieldName = (typeof contactFields)[number]['name'];

/** The description of one field, as code that goes through all of them sees it. */
export type FieldDescription = ContactField & { name: FieldName };

export const fieldDescriptions: readonly FieldDescription[] = contactFields;
