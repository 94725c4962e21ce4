import type { Field, FieldHook, TextField } from 'payload';
import { mediaField } from '../blocks/media-fields';
import { rowTitle } from '../admin/row-title';
import { isColor, isKey } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';

const KEY = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/;

/** Keys are parts of cache tags and calls; longer ones have no use. */
const MAX_KEY_LENGTH = 100;

const isListKey = (value: string) => value.length <= MAX_KEY_LENGTH && KEY.test(value);

const text = (name: string, label: TextField['label'], description?: { tr: string; en: string }): TextField => ({
  name,
  type: 'text',
  label,
  localized: true,
  admin: { description },
});

/** An empty text is a value, and a unique field takes it once. A stored one becomes nothing with the next save. */
const emptyIsNone: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value;

const logo = { singular: { tr: 'Logo', en: 'Logo' }, plural: { tr: 'Logolar', en: 'Logos' } };

/** What a list is, in the sidebar of its form. */
const sidebar: Field[] = [
  {
    name: 'key',
    type: 'text',
    label: { tr: 'Kısa ad', en: 'Key' },
    required: true,
    unique: true,
    index: true,
    // Pages and other hosts refer to a list by it.
    access: { update: () => false },
    admin: {
      position: 'sidebar',
      description: { tr: 'Sonradan değişmez: kopru_projeleri', en: 'Cannot be changed later: bridge_projects' },
    },
    validate: textValidator({ isRequired: true, isValid: isListKey, problem: 'listKey' }),
  },
  {
    name: 'link',
    type: 'text',
    label: { tr: 'Sayfasının adresi', en: 'Address of its page' },
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      placeholder: 'kopru-projeleri',
      description: {
        tr: '/reference/ altındaki ad. Boşsa listenin kendi sayfası olmaz. Değişirse eski adres yenisine yönlenir.',
        en: 'The name below /reference/. Without one the list has no page. After a change the old address leads here.',
      },
    },
    hooks: { beforeValidate: [emptyIsNone] },
    validate: textValidator({ isValid: isKey, problem: 'key' }),
  },
  {
    name: 'kind',
    type: 'select',
    label: { tr: 'Aramadaki türü', en: 'Kind in search results' },
    options: [
      { value: 'service', label: { tr: 'Hizmet', en: 'Service' } },
      { value: 'project', label: { tr: 'Proje', en: 'Project' } },
      { value: 'news', label: { tr: 'Haber', en: 'News' } },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'carousel',
    type: 'select',
    label: { tr: 'Kayan kartlar', en: 'Carousel' },
    options: [
      { value: 'technologies', label: { tr: 'Birinci (görselli kartlar)', en: 'First (cards with a picture)' } },
      { value: 'references', label: { tr: 'İkinci (metinli kartlar)', en: 'Second (cards with a text)' } },
    ],
    admin: {
      position: 'sidebar',
      description: {
        tr: 'Ana sayfa ile Hakkımızda’da gösterilir. Aynı yeri seçen listelerden ilki kullanılır.',
        en: 'On the home and about pages. Of several lists with the same place, the first one is shown.',
      },
    },
  },
  {
    name: 'color',
    type: 'text',
    label: { tr: 'Başlığın zemin rengi', en: 'Background colour of the header' },
    admin: { position: 'sidebar', placeholder: '#3F76A6' },
    validate: textValidator({ isValid: isColor, problem: 'color' }),
  },
  {
    name: 'order',
    type: 'number',
    label: { tr: 'Sırası', en: 'Position' },
    index: true,
    admin: { position: 'sidebar' },
  },
];

/** The fields of a list (docs/contract.md#lists-and-categories). */
export const categoryFields: Field[] = [
  {
    ...text('name', { tr: 'Ad', en: 'Name' }, { tr: 'Sayfa formunda görünür.', en: 'Shown in the form of a page.' }),
    validate: textValidator({ isRequired: true, isLocalized: true }),
  } as TextField,
  text(
    'title',
    { tr: 'Başlık', en: 'Title' },
    { tr: 'Sayfasının ve kayan kartların başlığı; boşsa adı.', en: 'Of its page and carousel; the name when empty.' },
  ),
  { ...text('description', { tr: 'Açıklama', en: 'Description' }), type: 'textarea' } as Field,
  text('keywords', { tr: 'Anahtar sözcükler', en: 'Keywords' }),
  {
    name: 'logos',
    type: 'array',
    label: logo.plural,
    labels: logo,
    admin: { initCollapsed: true, components: { RowLabel: rowTitle(logo.singular) } },
    fields: [
      mediaField('image', 'image/', { label: { tr: 'Görsel', en: 'Picture' }, required: true }),
      {
        name: 'text',
        type: 'text',
        label: { tr: 'Kimin logosu', en: 'Whose logo it is' },
        required: true,
        validate: textValidator({ isRequired: true }),
      },
    ],
  },
  ...sidebar,
];
