import { backgroundImage, content, itemsLabel, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, group, list } from '../../../lib/sections/define-section';

export const counter = defineSection({
  type: 'counter',
  label: { tr: 'Sayaçlar', en: 'Counters' },
  fields: {
    title,
    subTitle,
    backgroundImage,
    list: list(itemsLabel, {
      number: group(
        { tr: 'Sayı', en: 'Number' },
        { text: field('text', { tr: 'Gösterim', en: 'Text' }, { required: true }) },
      ),
      title,
      content,
    }),
  },
});
