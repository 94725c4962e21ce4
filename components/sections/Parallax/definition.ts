import { backgroundImage, stickyLink, stickyTitle, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection } from '../../../lib/sections/define-section';

export const parallax = defineSection({
  type: 'parallax',
  label: { tr: 'Kayan fotoğraf', en: 'Parallax', de: 'Parallaxe' },
  hint: {
    tr: 'Metni taşıyan, kaydırırken yavaş hareket eden fotoğraf.',
    en: 'A photograph behind a text, slower than the page.',
    de: 'Ein Foto hinter einem Text, das sich langsamer bewegt als die Seite.',
  },
  fields: {
    title,
    subTitle,
    backgroundImage,
    stickyTitle,
    stickyLink,
  },
});
