import { subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field } from '../../../lib/sections/define-section';

export const contactForm = defineSection({
  type: 'contactForm',
  label: { tr: 'İletişim formu', en: 'Contact form' },
  hint: {
    tr: 'Ziyaretçinin mesaj bıraktığı form, harita ve adresler.',
    en: 'The form for visitors’ messages, with map and addresses.',
  },
  standsAlone: true,
  fields: {
    title,
    subTitle,
    mapLink: field('link', { tr: 'Harita bağlantısı', en: 'Map link' }),
  },
});
