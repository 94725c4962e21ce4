import {
  backgroundImage,
  icon,
  itemsLabel,
  linkTitle,
  requiredTitle,
  richContent,
  subTitle,
  title,
} from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const tabList = defineSection({
  type: 'tabList',
  label: { tr: 'Sekmeler', en: 'Tabs' },
  hint: {
    tr: 'Yan yana başlıklar; seçilenin metni görünür.',
    en: 'Headings side by side; the chosen one’s text is shown.',
  },
  fields: {
    title,
    subTitle,
    backgroundImage,
    list: list(itemsLabel, {
      title: requiredTitle,
      content: richContent,
      img: field('image', { tr: 'Görsel', en: 'Image' }),
      icon,
      // By default a tab links to the page of all services (docs/contract.md#sections).
      link: field('link', { tr: 'Bağlantı', en: 'Link' }, { default: '/page/hizmetlerimiz' }),
      linkTitle,
    }),
  },
});
