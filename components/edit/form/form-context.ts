'use client';

import { createContext, useContext } from 'react';

import type { PageProblem } from '@/lib/edit/edit-info';
import type { Problems } from '@/lib/edit/validate';
import type { Path, Value, Values } from '@/lib/edit/values/types';
import type { Language } from '@/lib/i18n/languages';
import type { Field } from '@/lib/sections/define-section';

/** What the fields of a form share. */
export interface FormPlace {
  /** The language that is edited. */
  language: Language;
  problems: Problems;
  /** What the check before publishing says of the form's subject in this language. */
  checks: readonly PageProblem[];
  /** Before the ids of the fields, so that they are the form's own. */
  idPrefix: string;
  set: (path: Path, field: Field, value: Value) => void;
  /** Changes the items of a list, which all languages have in common, in each of them. */
  changeItems: (path: Path, change: (items: Values[]) => Values[]) => void;
}

export const FormContext = createContext<FormPlace | null>(null);

export function useForm(): FormPlace {
  const form = useContext(FormContext);
  if (!form) throw new Error('The form is not around this field');
  return form;
}

/** What every control of a form is given. */
export interface ControlProps {
  field: Field;
  path: Path;
  value: Value | undefined;
}

/** The ids of a field's control and of what is wrong with it. */
export function fieldIds({ idPrefix, problems, checks }: FormPlace, path: Path) {
  const name = path.join('.');
  const id = `${idPrefix}-${path.join('-')}`;
  const problem = problems[name];
  const own = checks.filter(({ field }) => field === name);
  const described = [problem && `${id}-error`, own.length > 0 && `${id}-checks`].filter(Boolean).join(' ');
  return {
    id,
    errorId: `${id}-error`,
    checksId: `${id}-checks`,
    problem,
    checks: own,
    aria: { 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined },
  } as const;
}
