import { itemsLabel, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const team = defineSection({
  type: 'team',
  label: { tr: 'Ekip', en: 'Team', de: 'Team' },
  hint: {
    tr: 'Ekibin portreleri, görevleri ve hesapları.',
    en: 'Portraits of the team with positions and accounts.',
    de: 'Porträts des Teams mit Funktionen und Profilen.',
  },
  fields: {
    title,
    subTitle,
    list: list(itemsLabel, {
      img: field('image', { tr: 'Fotoğraf', en: 'Portrait', de: 'Porträt' }),
      name: field('text', { tr: 'Ad', en: 'Name', de: 'Name' }, { localized: false, required: true }),
      designation: field('text', { tr: 'Görev', en: 'Designation', de: 'Funktion' }),
      social_links: list(
        { tr: 'Sosyal hesaplar', en: 'Social links', de: 'Profile in sozialen Netzwerken' },
        {
          title: field('text', { tr: 'Ad', en: 'Name', de: 'Name' }),
          link: field('link', { tr: 'Bağlantı', en: 'Link', de: 'Link' }, { required: true }),
          icon: field('icon', { tr: 'Simge', en: 'Icon', de: 'Symbol' }),
        },
      ),
    }),
  },
});
