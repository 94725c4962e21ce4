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
    mapLink: field(
      'link',
      { tr: 'Harita bağlantısı', en: 'Map link', de: 'Link zur Karte' },
      {
        hint: {
          tr: 'OpenStreetMap ve Google Haritalar adresleri sayfada harita olarak görünür: adres çubuğundan kopyalayın. Kısa adresler (maps.app.goo.gl) ve başka haritalar yalnızca bağlantı olur.',
          en: 'Addresses of OpenStreetMap and Google Maps show a map on the page: copy one from the address bar. Short addresses (maps.app.goo.gl) and other maps become a link only.',
          de: 'Adressen von OpenStreetMap und Google Maps zeigen auf der Seite eine Karte: Kopieren Sie sie aus der Adresszeile. Kurze Adressen (maps.app.goo.gl) und andere Karten werden nur ein Link.',
        },
      },
    ),
  },
});
