'use client';

import { createContext, useContext } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';
import type { PageProblem } from '@/lib/edit/edit-info';
import type { Problems } from '@/lib/edit/validate';
import type { TranslationMark } from '@/lib/edit/values/translation';
import type { Path, Value, Values } from '@/lib/edit/values/types';
import { directionOf, type Language } from '@/lib/i18n/languages';
import type { Field } from '@/lib/sections/define-section';

/** What the check before publishing has found, at the field of the form. */
export interface Check extends PageProblem {
  /** The field in the saved page, whose list items may have another order. */
  savedField?: string;
}

/** The state that the fields of a form share. */
export interface FormPlace {
  /** The language that is edited. */
  language: Language;
  /** The Turkish values, if a translation is edited. */
  source?: Values;
  /** What the translation lacks, by path. */
  marks?: Readonly<Record<string, TranslationMark>>;
  problems: Problems;
  /** The problems that the check before publishing has found in this form and language. */
  checks: readonly Check[];
  /** The part of every page that the form is of. */
  part?: PartName;
  /** The longest text of its fields, if it is not that of their kind. */
  limit?: number;
  /** Prefix of the fields' ids, unique per form. */
  idPrefix: string;
  set: (path: Path, field: Field, value: Value) => void;
  /** Changes the items of a list in every language, because all languages share them. */
  changeItems: (path: Path, change: (items: Values[]) => Values[]) => void;
}

export const FormContext = createContext<FormPlace | null>(null);

export function useForm(): FormPlace {
  const form = useContext(FormContext);
  if (!form) throw new Error('The form is not around this field');
  return form;
}

/** The props of every control. */
export interface ControlProps {
  field: Field;
  path: Path;
  value: Value | undefined;
}

/** The language that a field is written in, and its direction: for screen readers and the browser's spelling check too. */
export const writtenIn = (field: Field, { language }: FormPlace) =>
  field.localized ? { lang: language, dir: directionOf(language) } : {};

export const hasOwnHint = (field: Field) => 'hint' in field && Boolean(field.hint);

/** The ids of a field's control and of its hint and error messages, and the ARIA attributes that connect them. */
export function fieldIds({ idPrefix, problems, checks, marks }: FormPlace, path: Path, hasHint = false) {
  const name = path.join('.');
  const id = `${idPrefix}-${path.join('-')}`;
  const problem = problems[name];
  const own = checks.filter(({ field }) => field === name);
  const mark = marks?.[name];
  const described = [
    hasHint && `${id}-hint`,
    problem && `${id}-error`,
    own.length > 0 && `${id}-checks`,
    mark && `${id}-mark`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    checksId: `${id}-checks`,
    markId: `${id}-mark`,
    mark,
    problem,
    checks: own,
    aria: { 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined },
  } as const;
}
