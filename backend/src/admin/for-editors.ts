import { getTranslation } from '@payloadcms/translations';
import type { CollectionConfig, Field, GlobalConfig, SanitizedConfig } from 'payload';

/** Payload's own names of what it stores about a file are in English only. */
const fileFields: Field[] = [
  { name: 'mimeType', type: 'text', label: { tr: 'Dosya türü', en: 'File type' } },
  { name: 'thumbnailURL', type: 'text', label: { tr: 'Küçük görselin adresi', en: 'Address of the thumbnail' } },
].map((field) => ({ ...field, admin: { hidden: true, readOnly: true } }) as Field);

/** Neither a column of a list nor something to filter by. */
export const notListed = { disableListColumn: true, disableListFilter: true } as const;

/** Takes the facts of scaled pictures out of lists: their names are keys, and Payload adds them later than our fields. */
export function withoutSizes(config: SanitizedConfig): SanitizedConfig {
  const hide = (fields: Field[]): void =>
    fields.forEach((field) => {
      if ('admin' in field || 'name' in field) field.admin = { ...field.admin, ...notListed } as typeof field.admin;
      if ('fields' in field) hide(field.fields);
    });
  for (const { fields, upload } of config.collections) {
    if (upload) hide(fields.filter((field) => 'name' in field && field.name === 'sizes'));
  }
  return config;
}

/**
 * Lets the server choose the language of the columns' names. Payload puts a label as it is into the sentence that a
 * screen reader says of the buttons that sort, where labels by language would be "[object Object]".
 */
export function withNamedColumns(config: SanitizedConfig): SanitizedConfig {
  const name = (fields: Field[]): void => {
    for (const field of fields) {
      if ('label' in field && typeof field.label === 'object') {
        const byLanguage = field.label;
        field.label = ({ i18n }) => getTranslation(byLanguage, i18n);
      }
      if (field.type === 'tabs') for (const tab of field.tabs) name(tab.fields);
      // These have no column of their own: what they group is listed as if it stood beside them.
      if (field.type === 'row' || field.type === 'collapsible') name(field.fields);
    }
  };
  for (const { fields } of config.collections) name(fields);
  return config;
}

/** Takes what only developers need out of a view of the admin: the tab with the record as JSON. */
export const forEditors = <View extends CollectionConfig | GlobalConfig>(view: View): View => ({
  ...view,
  admin: { ...view.admin, hideAPIURL: true },
  ...('upload' in view && view.upload && { fields: [...view.fields, ...fileFields] }),
});
