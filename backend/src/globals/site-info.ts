import type { GlobalConfig, TextField } from 'payload';
import { announceApplicationModel } from '../hooks/announce-application-model';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { isLanguageCode } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';
import { titleField } from './shared-fields';

const text = (name: string, label: { tr: string; en: string }, localized: boolean): TextField => ({
  name,
  type: 'text',
  label,
  localized,
});

/** Name and address of the company, and the languages the site offers. */
export const siteInfo: GlobalConfig = {
  slug: 'site-info',
  label: { tr: 'Site bilgileri', en: 'Site information' },
  admin: { group: { tr: 'Site', en: 'Site' } },
  hooks: { beforeOperation: [fillInDefaultLocale], afterChange: [announceApplicationModel] },
  fields: [
    titleField,
    text('subTitle', { tr: 'Alt başlık', en: 'Subtitle' }, true),
    {
      type: 'row',
      fields: [
        text('phone', { tr: 'Telefon', en: 'Phone' }, false),
        { name: 'email', type: 'email', label: { tr: 'E-posta', en: 'E-mail' } },
      ],
    },
    // Spelled with one d in the contract (docs/contract.md#application-model).
    text('adress', { tr: 'Adres', en: 'Address' }, true),
    text('copyright', { tr: 'Telif satırı', en: 'Copyright line' }, true),
    {
      name: 'languages',
      type: 'array',
      label: { tr: 'Diller', en: 'Languages' },
      labels: { singular: { tr: 'Dil', en: 'Language' }, plural: { tr: 'Diller', en: 'Languages' } },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'code',
              type: 'text',
              label: { tr: 'Kod', en: 'Code' },
              required: true,
              validate: textValidator({ isRequired: true, isValid: isLanguageCode, problem: 'language' }),
            },
            { name: 'name', type: 'text', label: { tr: 'Ad', en: 'Name' }, required: true },
          ],
        },
      ],
    },
  ],
};
