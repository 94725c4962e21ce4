'use client';

import { FieldError, SelectInput, useField, useLocale, useTranslation } from '@payloadcms/ui';
import { editAddress } from '../../editing/admin/edit-address';
import type { ReusableChoice } from '../choices';

interface Props {
  path: string;
  choices: ReusableChoice[];
  siteUrl: string | undefined;
  isReadOnly?: boolean;
}

const texts = {
  tr: { isGone: 'silinmiş ortak bölüm', edit: 'Ortak bölümü sitede düzenle (yeni sekmede açılır)' },
  en: { isGone: 'deleted reusable section', edit: 'Edit the reusable section on the site (opens in a new tab)' },
};

/** One of the reusable sections, with the way to where it is edited. One that is gone is shown as such. */
export function ReusableSelect({ path, choices, siteUrl, isReadOnly = false }: Props) {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const { isGone, edit } = texts[i18n.language === 'en' ? 'en' : 'tr'];
  const chosen = choices.find(({ uuid }) => uuid === value);
  const gone = value && !chosen ? [{ value, label: `${isGone} (${value})` }] : [];
  return (
    <div className="field-type">
      <SelectInput
        path={path}
        name={path}
        label={{ tr: 'Ortak bölüm', en: 'Reusable section' }}
        required
        isClearable={false}
        options={[...choices.map(({ uuid, name }) => ({ value: uuid, label: name })), ...gone]}
        value={value ?? undefined}
        readOnly={isReadOnly || disabled}
        showError={showError}
        Error={<FieldError path={path} showError={showError} message={errorMessage} />}
        onChange={(option) => setValue(Array.isArray(option) ? option[0]?.value : option?.value)}
      />
      {chosen && siteUrl && (
        <a href={editAddress(siteUrl, chosen.link, code)} target="_blank" rel="noreferrer">
          {edit}
        </a>
      )}
    </div>
  );
}
