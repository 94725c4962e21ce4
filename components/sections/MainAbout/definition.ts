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
  label: { tr: 'Hakkımızda (geniş)', en: 'About (wide)', de: 'Über uns (breit)' },
  hint: {
    tr: 'Geniş film ya da görsel, metin ve kısa bir liste.',
    en: 'A wide film or picture, a text and a short list.',
    de: 'Ein breiter Film oder ein breites Bild, ein Text und eine kurze Liste.',
  },
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
