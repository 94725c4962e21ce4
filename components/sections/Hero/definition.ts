import { backgroundImage, requiredTitle, stickyLink, stickyTitle, subTitle } from '../../../lib/sections/common-fields';
import { defineSection } from '../../../lib/sections/define-section';

export const hero = defineSection({
  type: 'hero',
  label: { tr: 'Kapak', en: 'Hero' },
  fields: {
    title: requiredTitle,
    subTitle,
    stickyTitle,
    stickyLink,
    backgroundImage,
  },
});
