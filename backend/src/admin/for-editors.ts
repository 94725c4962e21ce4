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

/** Takes what only developers need out of a view of the admin: the tab with the record as JSON. */
export const forEditors = <View extends CollectionConfig | GlobalConfig>(view: View): View => ({
  ...view,
  admin: { ...view.admin, hideAPIURL: true },
  ...('upload' in view && view.upload && { fields: [...view.fields, ...fileFields] }),
});
