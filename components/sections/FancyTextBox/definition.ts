import {
  content,
  icon,
  itemsLabel,
  link,
  linkTitle,
  requiredTitle,
  subTitle,
  title,
} from '../../../lib/sections/common-fields';
import { defineSection, list } from '../../../lib/sections/define-section';

export const fancyTextBox = defineSection({
  type: 'fancyTextBox',
  label: { tr: 'Çerçeveli kutular', en: 'Framed boxes', de: 'Gerahmte Kästen' },
  hint: {
    tr: 'Çerçeve içinde yan yana üç dört kutu.',
    en: 'Three or four boxes side by side in a frame.',
    de: 'Drei oder vier Kästen nebeneinander in einem Rahmen.',
  },
  fields: {
    title,
    subTitle,
    list: list(itemsLabel, { icon, title: requiredTitle, content, link, linkTitle }),
  },
});
