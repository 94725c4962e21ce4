import type { CollectionConfig, Field, GlobalConfig } from 'payload';

/** Payload's own names of what it stores about a file are in English only. */
const fileFields: Field[] = [
  { name: 'mimeType', type: 'text', label: { tr: 'Dosya türü', en: 'File type' } },
  { name: 'thumbnailURL', type: 'text', label: { tr: 'Küçük görselin adresi', en: 'Address of the thumbnail' } },
].map((field) => ({ ...field, admin: { hidden: true, readOnly: true } }) as Field);

/** Takes what only developers need out of a view of the admin: the tab with the record as JSON. */
export const forEditors = <View extends CollectionConfig | GlobalConfig>(view: View): View => ({
  ...view,
  admin: { ...view.admin, hideAPIURL: true },
  ...('upload' in view && view.upload && { fields: [...view.fields, ...fileFields] }),
});
