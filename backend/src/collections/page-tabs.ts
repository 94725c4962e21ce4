import type { Tab } from 'payload';
import { sectionBlocks } from '../blocks/section-blocks';
import { isReference } from '../reusable/reference';
import { checkedText, checkHtml } from '../validation/checked-text';
import { message } from '../validation/messages';
import { textValidator } from '../validation/text-validator';
import { rowsOf } from '../wire/values';

const sectionLabels = {
  singular: { tr: 'Bölüm', en: 'Section' },
  plural: { tr: 'Bölümler', en: 'Sections' },
};

export const contentTab: Tab = {
  label: { tr: 'İçerik', en: 'Content' },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: { tr: 'Başlık', en: 'Title' },
      localized: true,
      admin: {
        description: {
          tr: 'Arama sonuçları site adıyla birlikte en çok 65 karakter gösterir.',
          en: 'Search results show 65 characters at most, the site’s name included.',
        },
      },
      validate: textValidator({ isRequired: true, isLocalized: true }),
    },
    {
      name: 'sections',
      type: 'blocks',
      label: sectionLabels.plural,
      labels: sectionLabels,
      blocks: sectionBlocks,
      admin: { initCollapsed: true },
      validate: (rows, { data, req }) => {
        const { isReusable } = data as { isReusable?: boolean | null };
        const list = rowsOf(rows);
        const isOne = list.length === 1 && !list.some(isReference);
        return isReusable && !isOne ? message('oneReusable', req) : true;
      },
    },
  ],
};

/** The extra block after the sections: nothing, HTML, one section or several (docs/contract.md#page). */
export const dataTab: Tab = {
  label: { tr: 'Ek içerik', en: 'Extra content' },
  fields: [
    {
      name: 'dataKind',
      type: 'select',
      label: { tr: 'Bölümlerden sonra', en: 'After the sections' },
      required: true,
      defaultValue: 'none',
      options: [
        { value: 'none', label: { tr: 'Yok', en: 'Nothing' } },
        { value: 'html', label: { tr: 'HTML metni', en: 'HTML text' } },
        { value: 'section', label: { tr: 'Tek bölüm', en: 'One section' } },
        { value: 'sections', label: { tr: 'Birkaç bölüm', en: 'Several sections' } },
      ],
    },
    {
      name: 'dataHtml',
      type: 'textarea',
      label: 'HTML',
      localized: true,
      hooks: { beforeChange: [checkedText(checkHtml)] },
      admin: { rows: 14, condition: ({ dataKind }) => dataKind === 'html' },
    },
    {
      name: 'dataSections',
      type: 'blocks',
      label: sectionLabels.plural,
      labels: sectionLabels,
      blocks: sectionBlocks,
      admin: { initCollapsed: true, condition: ({ dataKind }) => dataKind === 'section' || dataKind === 'sections' },
      validate: (rows, { data, req }) => {
        const isSingle = (data as { dataKind?: string }).dataKind === 'section';
        const count = Array.isArray(rows) ? rows.length : 0;
        return isSingle && count !== 1 ? message('oneSection', req) : true;
      },
    },
  ],
};

export const searchTab: Tab = {
  label: { tr: 'Arama ve kart', en: 'Search and card' },
  fields: [
    {
      name: 'description',
      type: 'textarea',
      label: { tr: 'Açıklama', en: 'Description' },
      localized: true,
      admin: { description: { tr: 'Arama sonuçlarında görünür.', en: 'Shown in search results.' } },
    },
    {
      name: 'keywords',
      type: 'textarea',
      label: { tr: 'Anahtar sözcükler', en: 'Keywords' },
      localized: true,
      admin: { description: { tr: 'Virgülle ayırın.', en: 'Separated by commas.' } },
    },
    {
      name: 'summary',
      type: 'textarea',
      label: { tr: 'Kart metni', en: 'Card text' },
      localized: true,
      admin: { description: { tr: 'Boşsa açıklama kullanılır.', en: 'The description when empty.' } },
    },
  ],
};
