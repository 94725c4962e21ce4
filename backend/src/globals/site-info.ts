import type { GlobalConfig, TextField } from 'payload';
import { announceApplicationModel } from '../hooks/announce-application-model';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { takeOverLanguages } from '../offered-languages';
import { titleField } from './shared-fields';
import { siteLanguagesField } from './site-languages';

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
  hooks: { beforeOperation: [fillInDefaultLocale], afterChange: [takeOverLanguages, announceApplicationModel] },
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
    siteLanguagesField,
  ],
};
