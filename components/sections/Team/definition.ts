import { itemsLabel, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const team = defineSection({
  type: 'team',
  label: { tr: 'Ekip', en: 'Team' },
  hint: { tr: 'Ekibin portreleri, görevleri ve hesapları.', en: 'Portraits of the team with positions and accounts.' },
  fields: {
    title,
    subTitle,
    list: list(itemsLabel, {
      img: field('image', { tr: 'Fotoğraf', en: 'Portrait' }),
      name: field('text', { tr: 'Ad', en: 'Name' }, { localized: false, required: true }),
      designation: field('text', { tr: 'Görev', en: 'Designation' }),
      social_links: list(
        { tr: 'Sosyal hesaplar', en: 'Social links' },
        {
          title: field('text', { tr: 'Ad', en: 'Name' }),
          link: field('link', { tr: 'Bağlantı', en: 'Link' }, { required: true }),
          icon: field('icon', { tr: 'Simge', en: 'Icon' }),
        },
      ),
    }),
  },
});
