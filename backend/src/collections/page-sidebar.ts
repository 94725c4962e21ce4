import type { Field, TextFieldSingleValidation } from 'payload';
import { addressOfKey } from '../../../lib/routes/page-address';
import { listsField } from '../categories/lists-field';
import { message } from '../validation/messages';
import { isColor, isKey, isPath } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';
import { keyOfCopy } from './key-of-copy';

const colorField = (name: string, label: { tr: string; en: string }): Field => ({
  name,
  type: 'text',
  label,
  admin: { position: 'sidebar', placeholder: '#ffffff' },
  validate: textValidator({ isValid: isColor, problem: 'color' }),
});

const isAPath = textValidator({ isRequired: true, isValid: isPath, problem: 'path' });

/** The site shows nothing at an address that is not the page's own. */
const isOwnAddress: TextFieldSingleValidation = (value: unknown, { data, req }) => {
  const isAddress = isAPath(value, { req });
  if (isAddress !== true) return isAddress;
  const { pageKey } = data as { pageKey?: string };
  return pageKey && value !== addressOfKey(pageKey) ? message('pageAddress', req) : true;
};

/** Name, position and header colours of a page. */
export const pageSidebar: Field[] = [
  {
    name: 'pageKey',
    type: 'text',
    label: { tr: 'Kısa ad', en: 'Page key' },
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: { tr: 'Boşsa başlıktan türetilir.', en: 'Made from the title when empty.' },
    },
    validate: textValidator({ isRequired: true, isValid: isKey, problem: 'key' }),
    hooks: { beforeDuplicate: [({ value, req }) => (typeof value === 'string' ? keyOfCopy(req, value) : value)] },
  },
  {
    name: 'link',
    type: 'text',
    label: { tr: 'Adres', en: 'Address' },
    unique: true,
    index: true,
    admin: { position: 'sidebar', description: { tr: 'Boşsa /page/ ve kısa ad', en: '/page/KEY when empty' } },
    validate: isOwnAddress,
    hooks: { beforeDuplicate: [() => null] },
  },
  {
    name: 'isVisible',
    type: 'checkbox',
    label: { tr: 'Ziyaretçilere görünür', en: 'Visible to visitors' },
    defaultValue: true,
    admin: { position: 'sidebar' },
  },
  listsField,
  {
    name: 'order',
    type: 'number',
    label: { tr: 'Listelerdeki sırası', en: 'Position in lists' },
    index: true,
    admin: { position: 'sidebar' },
  },
  colorField('logoColor', { tr: 'Logo rengi', en: 'Logo colour' }),
  colorField('logoBgColor', { tr: 'Logo zemin rengi', en: 'Logo background colour' }),
  {
    name: 'uuid',
    type: 'text',
    label: { tr: 'Kayıt numarası', en: 'UUID' },
    unique: true,
    admin: { position: 'sidebar', readOnly: true },
    access: { create: () => false, update: () => false },
    hooks: { beforeDuplicate: [() => null] },
  },
  {
    name: 'linksToThis',
    type: 'ui',
    admin: {
      disableListColumn: true,
      position: 'sidebar',
      components: { Field: '/src/bin/admin/LinksToThis#LinksToThis' },
    },
  },
  // Set when a section is made reusable (src/reusable).
  {
    name: 'isReusable',
    type: 'checkbox',
    label: { tr: 'Ortak bölüm', en: 'Reusable section' },
    access: { create: () => false, update: () => false },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ isReusable }) => isReusable === true,
      description: {
        tr: 'Adresi yoktur; onu gösteren sayfalarda görünür.',
        en: 'It has no address; the pages that use it show it.',
      },
    },
    hooks: { beforeDuplicate: [() => false] },
  },
  // Written by the backend only (editing/translations).
  {
    name: 'outdatedTranslations',
    type: 'json',
    // Named where two versions are compared.
    label: { tr: 'Eskiyen çeviriler', en: 'Outdated translations' },
    access: { create: () => false, update: () => false },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { beforeDuplicate: [() => null] },
  },
];
