'use client';

import { useId } from 'react';

import type { SetupTexts } from '../setup-texts';
import { fillText } from '../setup-texts';

interface Props {
  name: string;
  label: string;
  texts: SetupTexts;
  problem?: string;
  file: File | undefined;
  /** Whether the site has one already. */
  hasOne: boolean;
  onChange: (file: File | undefined) => void;
}

/** A file field for a logo. The chosen file is kept while the form is corrected. */
export function LogoField({ name, label, texts, problem, file, hasOne, onChange }: Props) {
  const id = useId();
  return (
    <div className={problem ? 'setup-field setup-field--wrong' : 'setup-field'}>
      <label htmlFor={id}>
        {label} <small>({texts.optional})</small>
      </label>
      <input
        id={id}
        name={name}
        type="file"
        accept=".svg,.png,.webp,image/svg+xml,image/png,image/webp"
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => onChange(target.files?.[0])}
      />
      <p id={`${id}-hint`} className="setup-field__hint">
        {file ? fillText(texts.logoChosen, { name: file.name }) : texts.logoHint} {hasOne && !file && texts.logoKept}
      </p>
      {problem && (
        <p id={`${id}-problem`} className="setup-field__problem">
          {problem}
        </p>
      )}
    </div>
  );
}
