import { useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import styles from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import { fieldError } from '../texts/field-error';
import look from './Controls.module.scss';
import { FieldChecks } from './FieldChecks';
import { type ControlProps, fieldIds, useForm } from './form-context';
import { IconPicker } from './IconPicker';
import { useIconWord } from './use-icon-word';

/** An icon: its name, which can be typed, in the Turkish interface its Turkish word, and a search for it. */
export function IconControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t, interfaceLanguage: language } = useEdit();
  const { id, errorId, problem, aria } = fieldIds(form, path);
  const [isPicking, setIsPicking] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const set = (icon: string) => form.set(path, field, icon);
  const { shown, noteIcon } = useIconWord(name, set);
  const label = inLanguage(field.label, language);
  const error = fieldError(problem, { field, value, limit: form.limit }, t);
  return (
    <div className={[styles.field, error && styles.wrong].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      <span className={look.row}>
        <input
          {...aria}
          id={id}
          className={styles.input}
          value={shown}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => set(target.value)}
        />
        <Button
          type="button"
          size="small"
          theme="outline"
          title={t('editChooseIcon')}
          ariaLabel={`${t('editChooseIcon')}: ${label}`}
          onClick={() => setIsPicking(true)}
        />
      </span>
      <FieldError id={errorId} error={error} />
      <FieldChecks path={path} />
      {isPicking && (
        <IconPicker
          chosen={name}
          onChosen={(icon) => {
            noteIcon(icon);
            set(icon?.name ?? '');
          }}
          onClosed={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
