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
  label: { tr: 'Sekmeler', en: 'Tabs', de: 'Reiter' },
  hint: {
    tr: 'Yan yana başlıklar; seçilenin metni görünür.',
    en: 'Headings side by side; the chosen one’s text is shown.',
    de: 'Überschriften nebeneinander; zu sehen ist der Text der gewählten.',
  },
  fields: {
    title,
    subTitle,
    backgroundImage,
    list: list(itemsLabel, {
      title: requiredTitle,
      content: richContent,
      img: field('image', { tr: 'Görsel', en: 'Image', de: 'Bild' }),
      icon,
      // By default a tab links to the page of all services (docs/contract.md#sections).
      link: field('link', { tr: 'Bağlantı', en: 'Link', de: 'Link' }, { default: '/page/hizmetlerimiz' }),
      linkTitle,
    }),
  },
});
