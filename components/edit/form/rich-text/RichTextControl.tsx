'use client';

import { useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import styles from '@/components/forms/Form.module.scss';
import { inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../../state/edit-context';
import { fieldError } from '../../texts/field-error';
import { BesideSource } from '../BesideSource';
import { FieldChecks } from '../FieldChecks';
import { type ControlProps, fieldIds, useForm, writtenIn } from '../form-context';
import { isEditable } from './html';
import own from './RichText.module.scss';
import { RichTextArea } from './RichTextArea';
import { SourceArea } from './SourceArea';

/**
 * A rich text field with exactly the elements of `allowedHtml`. There is no tool for a new table: it is written as
 * HTML.
 */
export function RichTextControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t, interfaceLanguage: language } = useEdit();
  const { id, errorId, problem, aria } = fieldIds(form, path);
  const html = typeof value === 'string' ? value : '';
  // A text that the editor cannot represent fully is opened as HTML and stays it, so that nothing is lost.
  const [isSource, setIsSource] = useState(() => !isEditable(html));
  const [known, setKnown] = useState(html);
  if (html !== known) {
    // Undo, a copied text or a conflict can bring such a text too.
    setKnown(html);
    if (!isSource && !isEditable(html)) setIsSource(true);
  }
  const isStuck = isSource && !isEditable(html);
  const set = (now: string) => {
    setKnown(now);
    form.set(path, field, now);
  };
  const written = writtenIn(field, form);
  const error = fieldError(problem, { field, value, limit: form.limit }, t);
  const label = inLanguage(field.label, language);
  const toolsLabel = t('editFormatting', { field: label });
  const sourceButton = (
    <button
      type="button"
      className={own.tool}
      aria-pressed={isSource}
      aria-disabled={isStuck}
      aria-describedby={isStuck ? `${id}-stuck` : undefined}
      onClick={() => !isStuck && setIsSource(!isSource)}
    >
      HTML
    </button>
  );
  return (
    <div className={[styles.field, error && styles.wrong].filter(Boolean).join(' ')}>
      <label htmlFor={isSource ? id : undefined} id={`${id}-label`}>
        {label} {field.required && <span>{t('editRequiredMark')}</span>}
      </label>
      <BesideSource field={field} path={path}>
        {isSource ? (
          <>
            <div className={own.tools} role="group" aria-label={toolsLabel}>
              {sourceButton}
            </div>
            <SourceArea {...aria} id={id} lang={written.lang} html={html} onChange={set} />
          </>
        ) : (
          <RichTextArea
            {...aria}
            {...written}
            id={id}
            aria-labelledby={`${id}-label`}
            toolsLabel={toolsLabel}
            html={html}
            onChange={set}
          >
            {sourceButton}
          </RichTextArea>
        )}
      </BesideSource>
      {isStuck && (
        <p id={`${id}-stuck`} className={styles.hint}>
          {t('editHtmlOnly')}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      <FieldChecks path={path} />
    </div>
  );
}
