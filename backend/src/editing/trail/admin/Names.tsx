'use client';

import { getTranslation } from '@payloadcms/translations';
import { FieldLabel, useConfig, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import type { ClientField, DefaultCellComponentProps, TextFieldClientProps } from 'payload';
import { changedLabels } from '../changed-labels';

const system = { tr: 'Sistem', en: 'System' };

/** What the program did by itself has no account. */
const useActor = (actor: unknown): string => {
  const { i18n } = useTranslation();
  if (actor === 'system') return getTranslation(system, i18n);
  return typeof actor === 'string' ? actor : '';
};

function useFieldsOf(area: unknown): ClientField[] {
  const { config } = useConfig();
  const entities = [...config.collections, ...config.globals];
  return entities.find(({ slug }) => slug === area)?.fields ?? [];
}

const Shown = ({ label, path, text }: Pick<TextFieldClientProps['field'], 'label'> & { path: string; text: string }) =>
  text === '' ? null : (
    <div className="field-type text">
      <FieldLabel label={label} path={path} />
      <p>{text}</p>
    </div>
  );

/** Who did it, in the list of the trail. */
export function ActorCell({ cellData }: DefaultCellComponentProps) {
  return <span>{useActor(cellData)}</span>;
}

/** Who did it, in an entry. */
export function ActorField({ path, field: { label } }: TextFieldClientProps) {
  const { value } = useField<string>({ path });
  return <Shown label={label} path={path} text={useActor(value)} />;
}

/** The fields that were changed, in an entry. */
export function ChangedField({ path, field: { label } }: TextFieldClientProps) {
  const { i18n } = useTranslation();
  const { value } = useField<string>({ path });
  const fields = useFieldsOf(useFormFields(([form]) => form.area?.value));
  const text = value ? changedLabels(value, fields, (each) => getTranslation(each, i18n)) : '';
  return <Shown label={label} path={path} text={text} />;
}
