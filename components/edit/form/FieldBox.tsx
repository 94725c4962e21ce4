'use client';

import type { ReactNode } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import styles from '@/components/forms/Form.module.scss';
import type { Path } from '@/lib/edit/values/types';
import { inLanguage } from '@/lib/i18n/languages';
import type { Field } from '@/lib/sections/define-section';

import { useEdit } from '../state/edit-context';
import { problemText } from '../texts/failure-text';
import { BesideSource } from './BesideSource';
import { FieldChecks } from './FieldChecks';
import { fieldIds, useForm } from './form-context';

interface Props {
  field: Field;
  path: Path;
  /** The expected format, shown below the control unless the field has a hint of its own. */
  hint?: string;
  children: ReactNode;
}

/** A control with its label above it and its errors below it. */
export function FieldBox({ field, path, hint, children }: Props) {
  const { t, interfaceLanguage: language } = useEdit();
  const { id, errorId, problem } = fieldIds(useForm(), path);
  const error = problem && t(problemText(problem));
  const ownHint = 'hint' in field && field.hint;
  const shownHint = ownHint ? inLanguage(ownHint, language) : hint;
  return (
    <div className={[styles.field, error && styles.wrong].filter(Boolean).join(' ')}>
      <label htmlFor={id} id={`${id}-label`}>
        {inLanguage(field.label, language)} {field.required && <span>{t('editRequiredMark')}</span>}
      </label>
      <BesideSource field={field} path={path}>
        {children}
      </BesideSource>
      {shownHint && <p className={styles.hint}>{shownHint}</p>}
      <FieldError id={errorId} error={error} />
      <FieldChecks path={path} />
    </div>
  );
}
