import { itemsLabel, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const table = defineSection({
  type: 'table',
  label: { tr: 'Tablo', en: 'Table', de: 'Tabelle' },
  hint: {
    tr: 'Sayılar ve değerler satır satır.',
    en: 'Figures and values in rows.',
    de: 'Zahlen und Werte in Zeilen.',
  },
  fields: {
    title,
    subTitle,
    head: field('tags', { tr: 'Sütun başlıkları', en: 'Column headings', de: 'Spaltenüberschriften' }, { isRow: true }),
    rows: list(itemsLabel, {
      cells: field('tags', { tr: 'Hücreler', en: 'Cells', de: 'Zellen' }, { isRow: true }),
    }),
    note: field('text', { tr: 'Dipnot', en: 'Note', de: 'Fußnote' }, { multiline: true }),
  },
});
