'use client';

import { type TextareaHTMLAttributes, useRef } from 'react';

import styles from '@/components/forms/Form.module.scss';
import { cleanHtml } from '@/lib/edit/clean-html';

interface Props extends Pick<TextareaHTMLAttributes<HTMLElement>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  html: string;
  onChange: (html: string) => void;
}

/** A text as HTML. On blur, an edited text loses what is not allowed; an unedited text stays as it is stored. */
export function SourceArea({ html, onChange, ...shared }: Props) {
  const isTyped = useRef(false);
  return (
    <textarea
      {...shared}
      className={styles.input}
      rows={8}
      spellCheck={false}
      value={html}
      onChange={({ target }) => {
        isTyped.current = true;
        onChange(target.value);
      }}
      onBlur={() => isTyped.current && onChange(cleanHtml(html))}
    />
  );
}
