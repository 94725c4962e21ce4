'use client';

import type { ReactNode } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import styles from '@/components/forms/Form.module.scss';
import { inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import { fieldError } from '../texts/field-error';
import { BesideSource } from './BesideSource';
import { FieldChecks } from './FieldChecks';
import { type ControlProps, fieldIds, useForm } from './form-context';

interface Props extends ControlProps {
  /** The expected format, shown below the control unless the field has a hint of its own. The control refers to it. */
  hint?: string;
  children: ReactNode;
}

/** A control with its label above it and its errors below it. */
export function FieldBox({ field, path, value, hint, children }: Props) {
  const { t, interfaceLanguage: language } = useEdit();
  const form = useForm();
  const { id, hintId, errorId, problem } = fieldIds(form, path);
  const error = fieldError(problem, { field, value, limit: form.limit }, t);
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
      {shownHint && (
        <p id={hintId} className={styles.hint}>
          {shownHint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      <FieldChecks path={path} />
    </div>
  );
}
