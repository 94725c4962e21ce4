import type { GlobalConfig } from 'payload';
import { rowTitle } from '../admin/row-title';
import { answerOnPartPublication } from '../editing/together/requests/settle';
import { announceApplicationModel } from '../hooks/announce-application-model';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { draftCopies } from '../publication/draft-copies';
import { indexChangedFrame } from '../search/index-hooks';
import { storeOwnKeys } from '../wire/own-keys';
import { keyField, linkField, titleField } from './shared-fields';

/** The columns of the footer, in their order on the site. */
export const footer: GlobalConfig = {
  slug: 'footer',
  label: { tr: 'Alt bilgi', en: 'Footer' },
  admin: { group: { tr: 'Site', en: 'Site' } },
  hooks: {
    beforeOperation: [fillInDefaultLocale, draftCopies],
    afterChange: [announceApplicationModel, indexChangedFrame, answerOnPartPublication],
  },
  fields: [
    {
      name: 'items',
      type: 'array',
      label: { tr: 'Sütunlar', en: 'Columns' },
      labels: { singular: { tr: 'Sütun', en: 'Column' }, plural: { tr: 'Sütunlar', en: 'Columns' } },
      admin: { initCollapsed: true, components: { RowLabel: rowTitle({ tr: 'Sütun', en: 'Column' }) } },
      hooks: { beforeValidate: [storeOwnKeys] },
      fields: [
        { type: 'row', fields: [titleField, keyField] },
        { name: 'text', type: 'textarea', label: { tr: 'Metin', en: 'Text' }, localized: true },
        {
          name: 'submenu',
          type: 'array',
          label: { tr: 'Bağlantılar', en: 'Links' },
          labels: { singular: { tr: 'Bağlantı', en: 'Link' }, plural: { tr: 'Bağlantılar', en: 'Links' } },
          admin: { initCollapsed: true, components: { RowLabel: rowTitle({ tr: 'Bağlantı', en: 'Link' }) } },
          fields: [{ type: 'row', fields: [titleField, linkField] }],
        },
      ],
    },
  ],
};
