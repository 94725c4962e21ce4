import { useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import styles from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { DocumentValue } from '@/lib/edit/values/types';
import { inLanguage } from '@/lib/i18n/languages';
import { fileKind, fileSize } from '@/lib/text/file-size';

import { useEdit } from '../state/edit-context';
import { focusAfter } from '../state/focus-after';
import { fieldError } from '../texts/field-error';
import look from './Controls.module.scss';
import { FieldChecks } from './FieldChecks';
import { fileName } from './file-name';
import { type ControlProps, fieldIds, useForm } from './form-context';
import { mediaPath } from './media-path';
import { MediaPicker } from './MediaPicker';

/** A field for a file to download: its name, kind and size, with buttons to replace and to remove it. */
export function FileControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t, interfaceLanguage: language } = useEdit();
  const { id, errorId, problem, aria } = fieldIds(form, path);
  const [isPicking, setIsPicking] = useState(false);
  const file = value as DocumentValue | null | undefined;
  const label = inLanguage(field.label, language);
  const error = fieldError(problem, { field, value, limit: form.limit }, t);
  const command = file ? t('editReplace') : t('editChooseFile');
  return (
    <div
      className={[styles.field, error && styles.wrong].filter(Boolean).join(' ')}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <p className={look.label} id={`${id}-label`}>
        {label} {field.required && <span>{t('editRequiredMark')}</span>}
      </p>
      {file && (
        <p className={look.file}>
          <a href={mediaPath(file.src)} target="_blank" rel="noopener">
            {fileName(file)}
            <span className="visually-hidden"> {t('editOpensNewWindow')}</span>
          </a>
          <span className={styles.hint}>
            {[fileKind(file.src), file.size && fileSize(file.size, language)].filter(Boolean).join(', ')}
          </span>
        </p>
      )}
      <p className={look.row}>
        <Button
          {...aria}
          id={id}
          type="button"
          size="small"
          theme="outline"
          title={command}
          ariaLabel={`${command}: ${label}`}
          onClick={() => setIsPicking(true)}
        />
        {file && (
          <Button
            ref={focusAfter(() => document.getElementById(id))}
            type="button"
            size="small"
            theme="outline"
            title={t('editRemove')}
            ariaLabel={`${t('editRemove')}: ${label}`}
            onClick={() => form.set(path, field, null)}
          />
        )}
      </p>
      <FieldError id={errorId} error={error} />
      <FieldChecks path={path} />
      {isPicking && (
        <MediaPicker
          kind="file"
          onChosen={(chosen) => form.set(path, field, { ...chosen })}
          onClosed={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
