import { itemsLabel, link, linkTarget, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const clients = defineSection({
  type: 'clients',
  label: { tr: 'Logolar', en: 'Client logos', de: 'Kundenlogos' },
  hint: {
    tr: 'Müşterilerin ya da ortakların logoları, bağlantılarıyla.',
    en: 'The logos of clients or partners, with their links.',
    de: 'Logos von Kunden oder Partnern, mit ihren Links.',
  },
  fields: {
    title,
    list: list(itemsLabel, {
      img: field('image', { tr: 'Logo', en: 'Logo', de: 'Logo' }, { required: true }),
      name: field('text', { tr: 'Ad', en: 'Name', de: 'Name' }, { localized: false }),
      link,
      target: linkTarget,
    }),
  },
});
