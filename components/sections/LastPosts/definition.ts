import { itemsLabel, requiredTitle, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const lastPosts = defineSection({
  type: 'lastPosts',
  label: { tr: 'Son yazılar', en: 'Latest posts' },
  hint: { tr: 'Haber ve yazı kartları, konuya göre süzülür.', en: 'Cards of news and posts, with a filter by topic.' },
  fields: {
    title,
    subTitle,
    // The standard path of posts (docs/contract.md#sections).
    basePath: field('link', { tr: 'Adres kökü', en: 'Base path' }, { default: '/page/' }),
    list: list(itemsLabel, {
      id: field(
        'text',
        { tr: 'Sayfa anahtarı', en: 'Page key' },
        { localized: false, required: true, sample: { tr: 'ornek-sayfa' } },
      ),
      title: requiredTitle,
      date: field('date', { tr: 'Tarih', en: 'Date' }),
      img: field('image', { tr: 'Görsel', en: 'Image' }),
      category: field('tags', { tr: 'Konular', en: 'Categories' }),
      double_col: field('boolean', { tr: 'İki sütun', en: 'Two columns' }),
    }),
  },
});
