import {
  backgroundImage,
  itemsLabel,
  requiredTitle,
  richContent,
  subTitle,
  title,
} from '../../../lib/sections/common-fields';
import { defineSection, list } from '../../../lib/sections/define-section';

export const accordion = defineSection({
  type: 'accordion',
  label: { tr: 'Sık sorulanlar', en: 'Accordion', de: 'Häufige Fragen' },
  hint: {
    tr: 'Açılıp kapanan sorular ve cevapları.',
    en: 'Questions whose answers open and close.',
    de: 'Fragen, deren Antworten sich auf- und zuklappen lassen.',
  },
  fields: {
    title,
    subTitle,
    backgroundImage,
    list: list(itemsLabel, { title: requiredTitle, content: richContent }),
  },
});
