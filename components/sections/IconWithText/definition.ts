import { content, icon, itemsLabel, link, requiredTitle, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, list } from '../../../lib/sections/define-section';

export const iconWithText = defineSection({
  type: 'iconWithText',
  label: { tr: 'Simgeli metinler', en: 'Icons with text', de: 'Texte mit Symbolen' },
  hint: {
    tr: 'Simgeli kısa metinler, yan yana.',
    en: 'Short texts with icons, side by side.',
    de: 'Kurze Texte mit Symbolen, nebeneinander.',
  },
  fields: {
    title,
    subTitle,
    list: list(itemsLabel, { icon, title: requiredTitle, content, link }),
  },
});
