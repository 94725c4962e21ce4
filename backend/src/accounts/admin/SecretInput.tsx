'use client';

import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'password' | 'text' | 'email';
  autoComplete: string;
  hint?: string;
}

/** An input styled like the admin's, outside the document form. */
export function SecretInput({ label, value, onChange, type = 'password', autoComplete, hint }: Props) {
  const id = useId();
  return (
    <div className={`field-type ${type}`} style={{ marginBottom: '1rem' }}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          id={id}
          type={type}
          value={value}
          autoComplete={autoComplete}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {hint && (
        <div id={`${id}-hint`} className="field-description">
          {hint}
        </div>
      )}
    </div>
  );
}
