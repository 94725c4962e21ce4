import type { Field, GlobalConfig } from 'payload';
import { rowTitle } from '../admin/row-title';
import { answerOnPartPublication } from '../editing/together/requests/settle';
import { announceApplicationModel } from '../hooks/announce-application-model';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { draftCopies } from '../publication/draft-copies';
import { isColor, isKey } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';
import { storeOwnKeys } from '../wire/own-keys';
import { keyField, linkField } from './shared-fields';

const colorField = (name: string, label: { tr: string; en: string }): Field => ({
  name,
  type: 'text',
  label,
  validate: textValidator({ isValid: isColor, problem: 'color' }),
});

/** The accounts on social networks, in their order on the site. */
export const social: GlobalConfig = {
  slug: 'social',
  label: { tr: 'Sosyal hesaplar', en: 'Social accounts' },
  admin: { group: { tr: 'Site', en: 'Site' } },
  hooks: {
    beforeOperation: [fillInDefaultLocale, draftCopies],
    afterChange: [announceApplicationModel, answerOnPartPublication],
  },
  fields: [
    {
      name: 'accounts',
      type: 'array',
      label: { tr: 'Hesaplar', en: 'Accounts' },
      labels: { singular: { tr: 'Hesap', en: 'Account' }, plural: { tr: 'Hesaplar', en: 'Accounts' } },
      admin: { initCollapsed: true, components: { RowLabel: rowTitle({ tr: 'Hesap', en: 'Account' }) } },
      hooks: { beforeValidate: [storeOwnKeys] },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', label: { tr: 'Ad', en: 'Name' }, required: true },
            keyField,
            {
              name: 'icon',
              type: 'text',
              label: { tr: 'Simge', en: 'Icon' },
              validate: textValidator({ isValid: isKey, problem: 'icon' }),
            },
          ],
        },
        linkField,
        {
          type: 'row',
          fields: [
            colorField('color', { tr: 'Renk', en: 'Colour' }),
            colorField('socialback', { tr: 'Zemin rengi', en: 'Background colour' }),
            { name: 'position', type: 'text', label: { tr: 'Konum', en: 'Position' } },
          ],
        },
      ],
    },
  ],
};
