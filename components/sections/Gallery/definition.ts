import { itemsLabel, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const gallery = defineSection({
  type: 'gallery',
  label: { tr: 'Fotoğraf galerisi', en: 'Photo gallery', de: 'Fotogalerie' },
  hint: {
    tr: 'Fotoğraflar; basılınca büyük açılır.',
    en: 'Photographs that open large when pressed.',
    de: 'Fotos, die sich beim Anklicken groß öffnen.',
  },
  fields: {
    title,
    subTitle,
    list: list(itemsLabel, {
      img: field('image', { tr: 'Fotoğraf', en: 'Photograph', de: 'Foto' }, { required: true }),
      caption: field('text', { tr: 'Altyazı', en: 'Caption', de: 'Bildunterschrift' }),
    }),
  },
});
