import {
  backgroundImage,
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

export const experiences = defineSection({
  type: 'experiences',
  label: { tr: 'Uzmanlık listesi', en: 'Experience list', de: 'Fachgebiete' },
  hint: {
    tr: 'Alt alta uzmanlıklar; her satır bir sayfaya götürür.',
    en: 'Fields of expertise in rows; each leads to a page.',
    de: 'Fachgebiete untereinander; jede Zeile führt zu einer Seite.',
  },
  fields: {
    title,
    subTitle,
    backgroundImage,
    list: list(itemsLabel, { icon, title: requiredTitle, content, link, linkTitle }),
  },
});
