'use client';

import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload';
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { reasonText } from '../reason-text';

const texts = { tr: { logged: 'Günlükteki hâli' }, en: { logged: 'As it is in the log' } };

function useReason(stored: unknown): string {
  const { i18n } = useTranslation();
  return typeof stored === 'string' ? reasonText(stored, i18n.language === 'en' ? 'en' : 'tr') : '';
}

/** The reason of a refusal in the list of the trail. */
export function ReasonCell({ cellData }: DefaultCellComponentProps) {
  return <span>{useReason(cellData)}</span>;
}

/** The reason of a refusal in an entry, with the stored codes for those who look into the log. */
export function ReasonField({ path, field: { label } }: TextFieldClientProps) {
  const { i18n } = useTranslation();
  const { logged } = texts[i18n.language === 'en' ? 'en' : 'tr'];
  const { value } = useField<string>({ path });
  const text = useReason(value);
  if (!text) return null;
  return (
    <div className="field-type text">
      <FieldLabel label={label} path={path} />
      <p>{text}</p>
      {text !== value && (
        <p className="field-description">
          {logged}: <code>{value}</code>
        </p>
      )}
    </div>
  );
}
