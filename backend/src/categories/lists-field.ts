import type { TextField } from 'payload';
import { message } from '../validation/messages';
import { readCategories } from './stored';

/**
 * The lists of a page, by their keys. Text and not a relationship: calls, the contract and other hosts name a list by
 * its key (docs/decisions/0086-categories-are-content.md).
 */
export const listsField: TextField = {
  name: 'categories',
  type: 'text',
  label: { tr: 'Listeler', en: 'Lists' },
  hasMany: true,
  index: true,
  admin: {
    position: 'sidebar',
    components: {
      Field: '/src/categories/admin/ListsField#ListsField',
      Cell: '/src/categories/admin/ListsCell#ListsCell',
    },
  },
  validate: async (value: string[] | null | undefined, { req }) => {
    if (!Array.isArray(value) || value.length === 0) return true;
    const known = new Set((await readCategories(req)).map(({ key }) => key));
    const unknown = value.filter((key) => !known.has(key));
    return unknown.length === 0 || message('noList', req).replace('{names}', () => unknown.join(', '));
  },
} as TextField;
