import { description, itemsLabel, linkTarget, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const buttonRow = defineSection({
  type: 'buttonRow',
  label: { tr: 'Düğmeler', en: 'Buttons', de: 'Knöpfe' },
  hint: {
    tr: 'Kısa bir cümle ve birkaç düğme: okuyanın sonraki adımı.',
    en: 'A sentence and a few buttons: where the reader goes next.',
    de: 'Ein Satz und einige Knöpfe: der nächste Schritt des Lesers.',
  },
  fields: {
    title,
    description,
    list: list(itemsLabel, {
      title: field('text', { tr: 'Düğme metni', en: 'Text of the button', de: 'Text des Knopfs' }, { required: true }),
      link: field('link', { tr: 'Bağlantı', en: 'Link', de: 'Link' }, { required: true }),
      look: field(
        'choice',
        { tr: 'Görünüş', en: 'Look', de: 'Aussehen' },
        {
          options: ['base', 'ink', 'outline', 'gradient'],
          optionLabels: {
            base: { tr: 'Vurgu rengi', en: 'Accent colour', de: 'Akzentfarbe' },
            ink: { tr: 'Koyu', en: 'Dark', de: 'Dunkel' },
            outline: { tr: 'Çerçeveli', en: 'Outlined', de: 'Umrandet' },
            gradient: { tr: 'Renk geçişli', en: 'Gradient', de: 'Farbverlauf' },
          },
          default: 'base',
        },
      ),
      target: linkTarget,
    }),
  },
});
