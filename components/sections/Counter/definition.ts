import { backgroundImage, content, itemsLabel, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, group, list } from '../../../lib/sections/define-section';

export const counter = defineSection({
  type: 'counter',
  label: { tr: 'Sayaçlar', en: 'Counters', de: 'Kennzahlen' },
  hint: {
    tr: 'Büyük sayılar: yıl, proje, metre.',
    en: 'Large figures: years, projects, metres.',
    de: 'Große Zahlen: Jahre, Projekte, Meter.',
  },
  fields: {
    title,
    subTitle,
    backgroundImage,
    list: list(itemsLabel, {
      number: group(
        { tr: 'Sayı', en: 'Number', de: 'Zahl' },
        {
          text: field(
            'text',
            { tr: 'Görünen sayı', en: 'Text', de: 'Anzeige' },
            { required: true, sample: { tr: '000' } },
          ),
        },
      ),
      title,
      content,
    }),
  },
});
