import { subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field } from '../../../lib/sections/define-section';

export const contactForm = defineSection({
  type: 'contactForm',
  label: { tr: 'İletişim formu', en: 'Contact form' },
  fields: {
    title,
    subTitle,
    mapLink: field('link', { tr: 'Harita bağlantısı', en: 'Map link' }),
  },
});
