'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';

import styles from '@/components/forms/Form.module.scss';
import type { MovieValue } from '@/lib/edit/values/types';
import { inLanguage } from '@/lib/i18n/languages';
import { optionName } from '@/lib/sections/option-name';
import { isSample } from '@/lib/sections/sample-texts';

import { useEdit } from '../state/edit-context';
import look from './Controls.module.scss';
import { FieldBox } from './FieldBox';
import { type ControlProps, fieldIds, hasOwnHint, useForm, writtenIn } from './form-context';

/** A text field of one or more lines. Also used for dates and lengths. */
export function TextControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t } = useEdit();
  const hint = field.kind === 'length' ? t('editLengthHint') : undefined;
  const { id, aria } = fieldIds(form, path, Boolean(hint) || hasOwnHint(field));
  const isLong = 'multiline' in field && field.multiline;
  const shared = {
    id,
    ...aria,
    className: styles.input,
    ...writtenIn(field, form),
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { target: { value: string } }) => form.set(path, field, target.value),
    // Typing overwrites it.
    onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (isSample(field, target.value)) target.select();
    },
  };
  return (
    <FieldBox field={field} path={path} value={value} hint={hint}>
      {isLong ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input {...shared} type={field.kind === 'date' ? 'date' : 'text'} spellCheck={field.kind === 'text'} />
      )}
    </FieldBox>
  );
}

export function ChoiceControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { interfaceLanguage: language } = useEdit();
  const { id, aria } = fieldIds(form, path, hasOwnHint(field));
  return (
    <FieldBox field={field} path={path} value={value}>
      <select
        {...aria}
        id={id}
        className={styles.input}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => form.set(path, field, target.value)}
      >
        {('options' in field ? (field.options ?? []) : []).map((option) => (
          <option key={option} value={option}>
            {optionName(field, option, language)}
          </option>
        ))}
      </select>
    </FieldBox>
  );
}

export function BooleanControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { interfaceLanguage: language } = useEdit();
  const { id } = fieldIds(form, path);
  return (
    <label className={look.check} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => form.set(path, field, target.checked)}
      />
      {inLanguage(field.label, language)}
    </label>
  );
}

/** A row that is pasted from a spreadsheet has tabs between its cells. */
const separators = { tags: { pattern: /,/, text: ', ' }, row: { pattern: /[;\t]/, text: '; ' } };

function split(text: string, isRow: boolean): string[] {
  if (text.trim() === '') return [];
  const parts = text.split(separators[isRow ? 'row' : 'tags'].pattern).map((part) => part.trim());
  return isRow ? parts : parts.filter(Boolean);
}

/**
 * Tags separated by commas, or the cells of a row by semicolons. The input keeps the text as typed; the value is the
 * list of the trimmed parts.
 */
export function TagsControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t } = useEdit();
  const { id, aria } = fieldIds(form, path, true);
  const tags = Array.isArray(value) ? (value as string[]) : [];
  const isRow = field.kind === 'tags' && field.isRow === true;
  const joined = tags.join(separators[isRow ? 'row' : 'tags'].text);
  const [typed, setTyped] = useState(joined);
  const shown = split(typed, isRow).join('\n') === tags.join('\n') ? typed : joined;
  return (
    <FieldBox field={field} path={path} value={value} hint={t(isRow ? 'editRowHint' : 'editTagsHint')}>
      <input
        {...aria}
        id={id}
        {...writtenIn(field, form)}
        className={styles.input}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          form.set(path, field, split(target.value, isRow));
        }}
      />
    </FieldBox>
  );
}

/** The address of a film; its poster and captions stay as they are. */
export function MovieControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t } = useEdit();
  const { id, aria } = fieldIds(form, path, true);
  const movie = value as MovieValue | null | undefined;
  /** An address is often deleted before another one is typed: the rest of the film is for that one too. */
  const last = useRef(movie);
  useEffect(() => {
    if (movie) last.current = movie;
  }, [movie]);
  return (
    <FieldBox field={field} path={path} value={value} hint={t('editMovieHint')}>
      <input
        {...aria}
        id={id}
        className={styles.input}
        value={movie?.src ?? ''}
        spellCheck={false}
        onChange={({ target }) => form.set(path, field, target.value ? { ...last.current, src: target.value } : null)}
      />
    </FieldBox>
  );
}
