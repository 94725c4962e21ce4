'use client';

import { type TextareaHTMLAttributes, useRef } from 'react';

import styles from '@/components/forms/Form.module.scss';
import { cleanHtml } from '@/lib/edit/clean-html';

interface Props extends Pick<TextareaHTMLAttributes<HTMLElement>, 'id' | 'lang' | 'aria-invalid' | 'aria-describedby'> {
  html: string;
  onChange: (html: string) => void;
}

/** A text as HTML. On blur, an edited text loses what is not allowed; an unedited text stays as it is stored. */
export function SourceArea({ html, onChange, ...shared }: Props) {
  const typed = useRef<string>(undefined);
  const clean = () => {
    // Undo or another language may show another text since. Setting an equal text would be a step to undo as well.
    const cleaned = typed.current === html ? cleanHtml(html) : html;
    typed.current = undefined;
    if (cleaned !== html) onChange(cleaned);
  };
  return (
    <textarea
      {...shared}
      className={styles.input}
      rows={8}
      spellCheck={false}
      value={html}
      onChange={({ target }) => {
        typed.current = target.value;
        onChange(target.value);
      }}
      onBlur={clean}
    />
  );
}
