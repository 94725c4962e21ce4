import { backgroundImage, content, itemsLabel, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, group, list } from '../../../lib/sections/define-section';

export const counter = defineSection({
  type: 'counter',
  label: { tr: 'Sayaçlar', en: 'Counters' },
  hint: { tr: 'Büyük sayılar: yıl, proje, metre.', en: 'Large figures: years, projects, metres.' },
  fields: {
    title,
    subTitle,
    backgroundImage,
    list: list(itemsLabel, {
      number: group(
        { tr: 'Sayı', en: 'Number' },
        { text: field('text', { tr: 'Gösterim', en: 'Text' }, { required: true, sample: { tr: '000' } }) },
      ),
      title,
      content,
    }),
  },
});
