import {
  backgroundImage,
  description,
  movieCoverImage,
  movieLink,
  subTitle,
  title,
} from '../../../lib/sections/common-fields';
import { defineSection } from '../../../lib/sections/define-section';

export const about = defineSection({
  type: 'about',
  label: { tr: 'Hakkımızda (filmli)', en: 'About with film', de: 'Über uns (mit Film)' },
  hint: {
    tr: 'Metin ve yanında film ya da görsel.',
    en: 'A text beside a film or a picture.',
    de: 'Text, daneben ein Film oder ein Bild.',
  },
  fields: {
    title,
    subTitle,
    description,
    movieCoverImage,
    movieLink,
    backgroundImage,
  },
});
