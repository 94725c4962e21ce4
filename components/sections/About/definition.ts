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
  label: { tr: 'Hakkımızda (filmli)', en: 'About with film' },
  fields: {
    title,
    subTitle,
    description,
    movieCoverImage,
    movieLink,
    backgroundImage,
  },
});
