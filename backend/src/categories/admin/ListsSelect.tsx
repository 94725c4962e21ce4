'use client';

import { FieldError, SelectInput, useField, useTranslation } from '@payloadcms/ui';

import { categoryText } from '../texts';

interface Option {
  value: string;
  label: string;
}

interface Props {
  path: string;
  options: Option[];
  isReadOnly?: boolean;
}

type Chosen = { value?: unknown } | { value?: unknown }[] | null | undefined;

const keysOf = (chosen: Chosen): string[] =>
  (Array.isArray(chosen) ? chosen : [chosen]).flatMap((option) =>
    typeof option?.value === 'string' ? [option.value] : [],
  );

/** Several lists. One that a page is in, but that no longer exists, is shown by its key. */
export function ListsSelect({ path, options, isReadOnly = false }: Props) {
  const { i18n } = useTranslation();
  const { value, setValue, showError, errorMessage, disabled } = useField<string[] | null>({ path });
  const keys = Array.isArray(value) ? value : [];
  const gone = keys
    .filter((key) => !options.some((option) => option.value === key))
    .map((key) => ({ value: key, label: `${key} (${categoryText(i18n.language, 'isGone')})` }));
  return (
    <SelectInput
      path={path}
      name={path}
      hasMany
      label={{ tr: 'Listeler', en: 'Lists' }}
      options={[...options, ...gone]}
      value={keys}
      readOnly={isReadOnly || disabled}
      showError={showError}
      Error={<FieldError path={path} showError={showError} message={errorMessage} />}
      onChange={(chosen: Chosen) => setValue(keysOf(chosen))}
    />
  );
}
