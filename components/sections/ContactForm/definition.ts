import { subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field } from '../../../lib/sections/define-section';

export const contactForm = defineSection({
  type: 'contactForm',
  label: { tr: 'İletişim formu', en: 'Contact form', de: 'Kontaktformular' },
  hint: {
    tr: 'Ziyaretçinin mesaj bıraktığı form, harita ve adresler.',
    en: 'The form for visitors’ messages, with map and addresses.',
    de: 'Das Formular für Nachrichten der Besucher, mit Karte und Adressen.',
  },
  standsAlone: true,
  fields: {
    title,
    subTitle,
    mapLink: field('link', { tr: 'Harita bağlantısı', en: 'Map link', de: 'Link zur Karte' }),
  },
});
