'use client';

import { useId, type ChangeEvent } from 'react';

interface Props {
  /** Of the field in the answer's problems. */
  name: string;
  label: string;
  hint?: string;
  problem?: string;
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
  /** `optional`, in words. */
  note?: string;
  lang?: string;
  placeholder?: string;
  isLong?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
}

/** A text field with its label, its hint and what is wrong with it. */
export function Field(props: Props) {
  const { name, label, hint, problem, value, onChange, isRequired = false, note, isLong, ...rest } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  const shared = {
    ...rest,
    ...{ id, name, value, required: isRequired },
    'aria-describedby': described,
    'aria-invalid': problem ? true : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  };
  return (
    <div className={problem ? 'setup-field setup-field--wrong' : 'setup-field'}>
      <label htmlFor={id}>
        {label} {note && <small>({note})</small>}
      </label>
      {isLong ? <textarea rows={3} {...shared} /> : <input {...shared} />}
      {hint && (
        <p id={`${id}-hint`} className="setup-field__hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="setup-field__problem">
          {problem}
        </p>
      )}
    </div>
  );
}
