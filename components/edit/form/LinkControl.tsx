'use client';

import { useEffect, useState } from 'react';

import styles from '@/components/forms/Form.module.scss';

import { useEdit } from '../state/edit-context';
import { FieldBox } from './FieldBox';
import { type ControlProps, fieldIds, useForm } from './form-context';

interface PageLink {
  title: string;
  link: string;
}

const pauseMs = 250;

/** An address field that suggests the site's pages by address or title while the editor types. */
export function LinkControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t, get } = useEdit();
  const { id, aria } = fieldIds(form, path);
  const [pages, setPages] = useState<PageLink[]>([]);
  const [query, setQuery] = useState<string>();
  const text = typeof value === 'string' ? value : '';

  useEffect(() => {
    if (query === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { data } = await get<PageLink[]>('EditPages', { query });
      if (isCurrent && Array.isArray(data)) setPages(data.slice(0, 50));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Only the query decides what is fetched.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query]);

  return (
    <FieldBox field={field} path={path} hint={t('editLinkHint')}>
      <input
        {...aria}
        id={id}
        className={styles.input}
        list={`${id}-pages`}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onFocus={() => setQuery('')}
        onChange={({ target }) => {
          form.set(path, field, target.value);
          setQuery(target.value.replace(/^\/(page\/)?/, ''));
        }}
      />
      <datalist id={`${id}-pages`}>
        {pages.map(({ title, link }) => (
          <option key={link} value={link}>
            {title}
          </option>
        ))}
      </datalist>
    </FieldBox>
  );
}
