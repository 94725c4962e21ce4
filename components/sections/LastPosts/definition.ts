import { itemsLabel, requiredTitle, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const lastPosts = defineSection({
  type: 'lastPosts',
  label: { tr: 'Son yazılar', en: 'Latest posts', de: 'Neueste Beiträge' },
  hint: {
    tr: 'Haber ve yazı kartları, konuya göre süzülür.',
    en: 'Cards of news and posts, with a filter by topic.',
    de: 'Karten mit Meldungen und Beiträgen, nach Thema gefiltert.',
  },
  fields: {
    title,
    subTitle,
    // The standard path of posts (docs/contract.md#sections).
    basePath: field('link', { tr: 'Yazı adreslerinin başı', en: 'Base path', de: 'Basispfad' }, { default: '/page/' }),
    list: list(itemsLabel, {
      id: field(
        'text',
        { tr: 'Sayfanın kısa adı', en: 'Page key', de: 'Seitenschlüssel' },
        { localized: false, required: true, sample: { tr: 'ornek-sayfa' } },
      ),
      title: requiredTitle,
      date: field('date', { tr: 'Tarih', en: 'Date', de: 'Datum' }),
      img: field('image', { tr: 'Görsel', en: 'Image', de: 'Bild' }),
      category: field('tags', { tr: 'Konular', en: 'Categories', de: 'Themen' }),
      double_col: field('boolean', { tr: 'İki sütun', en: 'Two columns', de: 'Zwei Spalten' }),
    }),
  },
});
