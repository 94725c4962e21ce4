import type { GlobalConfig, TextField } from 'payload';
import { answerOnPartPublication } from '../editing/together/requests/settle';
import { announceApplicationModel } from '../hooks/announce-application-model';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { draftCopies } from '../publication/draft-copies';
import { applyOfferedLanguages } from '../offered-languages';
import { titleField } from './shared-fields';
import { isKey } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';
import { siteLanguagesField } from './site-languages';

const text = (name: string, label: { tr: string; en: string }, localized: boolean): TextField => ({
  name,
  type: 'text',
  label,
  localized,
});

/** Name and address of the company, the languages the site offers, and which page has the news. */
export const siteInfo: GlobalConfig = {
  slug: 'site-info',
  label: { tr: 'Site bilgileri', en: 'Site information' },
  admin: { group: { tr: 'Site', en: 'Site' } },
  hooks: {
    beforeOperation: [fillInDefaultLocale, draftCopies],
    afterChange: [applyOfferedLanguages, announceApplicationModel, answerOnPartPublication],
  },
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
      name: 'newsPage',
      type: 'text',
      label: { tr: 'Haber sayfası', en: 'News page' },
      validate: textValidator({ isValid: isKey, problem: 'key' }),
      admin: {
        placeholder: 'haberler',
        description: {
          tr: 'Yazı listeleri haber sayılan sayfanın kısa adı: RSS akışı ve haberlerin arama sonuçları bu listelerden oluşur. Boşsa “haberler”.',
          en: 'The key of the page whose lists of posts are the news: the feed and the articles for search engines are made of them. If empty, haberler.',
        },
      },
    },
    siteLanguagesField,
  ],
};
