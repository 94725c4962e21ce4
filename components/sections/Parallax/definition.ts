import { backgroundImage, stickyLink, stickyTitle, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection } from '../../../lib/sections/define-section';

export const parallax = defineSection({
  type: 'parallax',
  label: { tr: 'Kayan fotoğraf', en: 'Parallax' },
  fields: {
    title,
    subTitle,
    backgroundImage,
    stickyTitle,
    stickyLink,
  },
});
