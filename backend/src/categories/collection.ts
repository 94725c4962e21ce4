import type { CollectionConfig } from 'payload';
import { adminOnly, signedIn } from '../access/access';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { indexChangedCategory, indexDeletedCategory } from '../search/index-hooks';
import { announceCategory } from './announce-category';
import { categoryFields } from './fields';
import { keepUsedCategory } from './keep-used';
import { redirectMovedCategory } from './redirect-moved-category';

/** The lists that a page can be in, with the pages of reference categories. Administrators change them. */
export const categories: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: { tr: 'Liste', en: 'List' },
    plural: { tr: 'Listeler ve kategoriler', en: 'Lists and categories' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'link', 'carousel', 'order'],
    listSearchableFields: ['name', 'key', 'link'],
    group: { tr: 'İçerik', en: 'Content' },
  },
  access: { read: signedIn, create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: 'order',
  // A key belongs to one list.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [fillInDefaultLocale],
    beforeDelete: [keepUsedCategory],
    afterChange: [redirectMovedCategory, announceCategory, indexChangedCategory],
    afterDelete: [announceCategory, indexDeletedCategory],
  },
  fields: categoryFields,
};
