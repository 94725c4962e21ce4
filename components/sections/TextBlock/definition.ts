import { description, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field } from '../../../lib/sections/define-section';

export const textBlock = defineSection({
  type: 'textBlock',
  label: { tr: 'Metin', en: 'Text', de: 'Text' },
  hint: {
    tr: 'Başlık ve düz metin: paragraflar, listeler.',
    en: 'A heading and plain text: paragraphs, lists.',
    de: 'Eine Überschrift und Fließtext: Absätze, Listen.',
  },
  fields: {
    title,
    subTitle,
    description,
    hasColumns: field('boolean', {
      tr: 'Geniş ekranda iki sütun',
      en: 'Two columns on wide screens',
      de: 'Zwei Spalten auf breiten Bildschirmen',
    }),
  },
});
