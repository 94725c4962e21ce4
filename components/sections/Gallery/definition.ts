import { itemsLabel, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const gallery = defineSection({
  type: 'gallery',
  label: { tr: 'Fotoğraf galerisi', en: 'Photo gallery' },
  hint: { tr: 'Fotoğraflar; basılınca büyük açılır.', en: 'Photographs that open large when pressed.' },
  fields: {
    title,
    subTitle,
    list: list(itemsLabel, {
      img: field('image', { tr: 'Fotoğraf', en: 'Photograph' }, { required: true }),
      caption: field('text', { tr: 'Altyazı', en: 'Caption' }),
    }),
  },
});
