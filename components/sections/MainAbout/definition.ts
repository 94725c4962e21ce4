import {
  backgroundImage,
  content,
  description,
  icon,
  itemsLabel,
  movieCoverImage,
  movieLink,
  requiredTitle,
  subTitle,
  title,
} from '../../../lib/sections/common-fields';
import { defineSection, list } from '../../../lib/sections/define-section';

export const mainAbout = defineSection({
  type: 'mainAbout',
  label: { tr: 'Hakkımızda (geniş)', en: 'About (wide)' },
  fields: {
    title,
    subTitle,
    description,
    backgroundImage,
    movieCoverImage,
    movieLink,
    list: list(itemsLabel, { icon, title: requiredTitle, content }),
  },
});
