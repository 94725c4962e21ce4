import type { Field } from 'payload';
import { type FieldDescription, fieldDescriptions } from '../../../../lib/forms/contact-fields';
import { kept } from '../kept-field';
import { inboxLabel } from './field-labels';

function column(field: FieldDescription): Field {
  const { name, kind } = field;
  const label = inboxLabel(field);
  if (kind === 'long') return kept({ name, type: 'textarea', label, admin: { rows: 12, readOnly: true } });
  return kept({ name, type: 'text', label, ...(kind === 'email' && { index: true }) });
}

const isSubject = ({ name }: FieldDescription) => name === 'subject';
const isLong = ({ kind }: FieldDescription) => kind === 'long';

/** A column for every field of the form: the subject, the short ones in a row, the long ones. */
export const visitorColumns: Field[] = [
  ...fieldDescriptions.filter(isSubject).map(column),
  { type: 'row', fields: fieldDescriptions.filter((field) => !isSubject(field) && !isLong(field)).map(column) },
  ...fieldDescriptions.filter(isLong).map(column),
];
