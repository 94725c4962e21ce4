'use client';

import type { TextFieldClientProps } from 'payload';
import { SelectInput, useField, useTranslation } from '@payloadcms/ui';
import { allLanguages } from '../languages';

/** The choice of a language by its own name; the value is its code. */
export function LanguageCode({ path, field: { label, name }, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<string>({ path });
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const options = allLanguages.map(({ code, label: own }) => ({
    value: code,
    label: `${own} · ${names.of(code)} (${code})`,
  }));
  return (
    <SelectInput
      path={path}
      name={name}
      label={label}
      required
      isClearable={false}
      readOnly={readOnly}
      options={options}
      value={value}
      showError={showError}
      onChange={(option) => setValue(Array.isArray(option) ? option[0]?.value : option?.value)}
    />
  );
}
