import { backgroundImage, requiredTitle, stickyLink, stickyTitle, subTitle } from '../../../lib/sections/common-fields';
import { defineSection } from '../../../lib/sections/define-section';

export const hero = defineSection({
  type: 'hero',
  label: { tr: 'Kapak', en: 'Hero' },
  hint: { tr: 'Sayfayı açan tam genişlikte fotoğraf ve başlık.', en: 'A photograph across the page with a title.' },
  fields: {
    title: requiredTitle,
    subTitle,
    stickyTitle,
    stickyLink,
    backgroundImage,
  },
});
