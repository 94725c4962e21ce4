import { itemsLabel, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const table = defineSection({
  type: 'table',
  label: { tr: 'Tablo', en: 'Table' },
  hint: { tr: 'Sayılar ve değerler satır satır.', en: 'Figures and values in rows.' },
  fields: {
    title,
    subTitle,
    head: field('tags', { tr: 'Sütun başlıkları', en: 'Column headings' }),
    rows: list(itemsLabel, {
      cells: field('tags', { tr: 'Hücreler', en: 'Cells' }),
    }),
    note: field('text', { tr: 'Dipnot', en: 'Note' }, { multiline: true }),
  },
});
