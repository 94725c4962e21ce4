import type {
  CheckboxField,
  DateField,
  NumberField,
  RelationshipField,
  SelectField,
  TextareaField,
  TextField,
} from 'payload';

type Plain = CheckboxField | DateField | NumberField | RelationshipField | SelectField | TextareaField | TextField;

/** A read-only field that a visitor or the backend has written. */
export function kept<F extends Plain>(field: F): F {
  return { ...field, access: { update: () => false, ...field.access }, admin: { readOnly: true, ...field.admin } } as F;
}

/** A field for the backend only: in no form and no answer. */
export function internal<F extends Plain>(field: F): F {
  const never = () => false;
  return {
    ...field,
    access: { read: never, create: never, update: never },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  } as F;
}

/** Dates with their time. */
export const dayAndTime = { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' } as const;

export const formsGroup = { tr: 'Gelenler', en: 'Inbox' };
