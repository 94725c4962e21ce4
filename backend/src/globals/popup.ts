import type { GlobalConfig } from 'payload';
import { answerOnPartPublication } from '../editing/together/requests/settle';
import { announceApplicationModel } from '../hooks/announce-application-model';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { draftCopies } from '../publication/draft-copies';
import { checkedText, checkHtml } from '../validation/checked-text';
import { isKey } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';
import { linkField } from './shared-fields';

/** The promo modal of the site. Without an id there is none. */
export const popup: GlobalConfig = {
  slug: 'popup',
  label: { tr: 'Duyuru penceresi', en: 'Promo popup' },
  admin: { group: { tr: 'Site', en: 'Site' } },
  hooks: {
    beforeOperation: [fillInDefaultLocale, draftCopies],
    afterChange: [announceApplicationModel, answerOnPartPublication],
  },
  fields: [
    {
      name: 'popupId',
      type: 'text',
      label: { tr: 'Duyurunun kısa adı', en: 'Short name of the announcement' },
      admin: {
        description: {
          tr: 'Örneğin “bahar-2027”. Boşsa pencere yoktur. Yeni bir ad, kapatmış olanlara da yeniden gösterir.',
          en: 'Such as “spring-2027”. Empty for none. A new name shows it again to those who have closed it.',
        },
      },
      validate: textValidator({ isValid: isKey, problem: 'key' }),
    },
    { name: 'title', type: 'text', label: { tr: 'Başlık', en: 'Title' }, localized: true },
    {
      name: 'content',
      type: 'textarea',
      label: { tr: 'İçerik (HTML)', en: 'Content (HTML)' },
      localized: true,
      hooks: { beforeChange: [checkedText(checkHtml)] },
    },
    {
      type: 'row',
      fields: [
        linkField,
        { name: 'linkTitle', type: 'text', label: { tr: 'Bağlantı metni', en: 'Link text' }, localized: true },
      ],
    },
    {
      name: 'defaultOpen',
      type: 'checkbox',
      label: { tr: 'Ziyaretçilere göster', en: 'Show to visitors' },
      defaultValue: false,
    },
  ],
};
