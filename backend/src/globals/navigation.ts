import type { ArrayField, Field, GlobalConfig } from 'payload';
import { rowTitle } from '../admin/row-title';
import { mediaField } from '../blocks/media-fields';
import { answerOnPartPublication } from '../editing/together/requests/settle';
import { announceApplicationModel } from '../hooks/announce-application-model';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { draftCopies } from '../publication/draft-copies';
import { indexChangedFrame } from '../search/index-hooks';
import { isKey } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';
import { storeOwnKeys } from '../wire/own-keys';
import { keyField, linkField, titleField } from './shared-fields';

const labels = { singular: { tr: 'Öğe', en: 'Item' }, plural: { tr: 'Öğeler', en: 'Items' } };

const iconField: Field = {
  name: 'icon',
  type: 'text',
  label: { tr: 'Simge', en: 'Icon' },
  validate: textValidator({ isValid: isKey, problem: 'icon' }),
};

const imageField = mediaField('img', 'image/', { label: { tr: 'Görsel', en: 'Image' } });

/** An array of menu items; `below` are the fields of the level under it. */
function itemsField(name: string, below: Field[] = []): ArrayField {
  return {
    name,
    type: 'array',
    label: { tr: 'Açılır liste', en: 'Dropdown' },
    labels,
    admin: { initCollapsed: true, components: { RowLabel: rowTitle(labels.singular) } },
    fields: [{ type: 'row', fields: [titleField, linkField, iconField] }, imageField, ...below],
  };
}

/**
 * Menu items nest up to 3 levels. The third has a name of its own, since the database layer cannot tell
 * two nested arrays of one name apart.
 */
const dropdown = itemsField('dropdown', [itemsField('subDropdown')]);

const megamenu: ArrayField = {
  name: 'megamenu',
  type: 'array',
  label: { tr: 'Geniş menü sütunları', en: 'Mega-menu columns' },
  labels: { singular: { tr: 'Sütun', en: 'Column' }, plural: { tr: 'Sütunlar', en: 'Columns' } },
  admin: { initCollapsed: true, components: { RowLabel: rowTitle({ tr: 'Sütun', en: 'Column' }) } },
  fields: [titleField, itemsField('dropdown')],
};

/** The menu of the header. The order of the items is their order on the site. */
export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: { tr: 'Menü', en: 'Menu' },
  admin: { group: { tr: 'Site', en: 'Site' } },
  hooks: {
    beforeOperation: [fillInDefaultLocale, draftCopies],
    afterChange: [announceApplicationModel, indexChangedFrame, answerOnPartPublication],
  },
  fields: [
    {
      name: 'menu',
      type: 'array',
      label: { tr: 'Menü', en: 'Menu' },
      labels,
      admin: { initCollapsed: true, components: { RowLabel: rowTitle(labels.singular) } },
      hooks: { beforeValidate: [storeOwnKeys] },
      fields: [
        { type: 'row', fields: [titleField, linkField] },
        { type: 'row', fields: [keyField, iconField] },
        imageField,
        dropdown,
        megamenu,
      ],
    },
  ],
};
