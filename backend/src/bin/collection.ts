import type { CollectionConfig } from 'payload';
import { adminOnly, nobody, signedIn } from '../access/access';
import { createdAt } from '../admin/created-at';
import { notListed } from '../admin/for-editors';
import { kept } from '../forms/kept-field';
import { noteDeletedForGood } from './purge';
import { restoreInAdmin } from './restore-in-admin';

/**
 * Deleted pages and sections, each with everything that is needed to bring it back (docs/editing-internals.md#the-bin).
 * Only `keep-page.ts` and `keep-sections.ts` write to it.
 */
export const bin: CollectionConfig = {
  slug: 'bin',
  labels: {
    singular: { tr: 'Silinen', en: 'Deleted item' },
    plural: { tr: 'Çöp kutusu', en: 'Bin' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'link', 'deletedBy', 'createdAt'],
    listSearchableFields: ['title', 'link', 'deletedBy'],
    // Otherwise the list would read what is kept of every row.
    enableListViewSelectAPI: true,
    components: { edit: { beforeDocumentControls: ['/src/bin/admin/RestoreButton#RestoreButton'] } },
    group: { tr: 'İçerik', en: 'Content' },
    description: {
      tr: 'Silinen sayfa ve bölümler 30 gün burada kalır ve geri getirilebilir. Sonra kalıcı olarak silinir.',
      en: 'Deleted pages and sections stay here for 30 days and can be restored. Then they are deleted for good.',
    },
  },
  defaultSort: '-createdAt',
  access: { read: signedIn, create: nobody, update: nobody, delete: adminOnly },
  endpoints: [restoreInAdmin],
  hooks: { afterDelete: [noteDeletedForGood] },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    kept({ name: 'title', type: 'text', label: { tr: 'Ad', en: 'Name' } }),
    kept({
      name: 'kind',
      type: 'select',
      label: { tr: 'Ne', en: 'What' },
      index: true,
      options: [
        { value: 'page', label: { tr: 'Sayfa', en: 'Page' } },
        { value: 'section', label: { tr: 'Bölüm', en: 'Section' } },
      ],
    }),
    kept({ name: 'link', type: 'text', label: { tr: 'Sayfanın adresi', en: 'Address of the page' }, index: true }),
    kept({ name: 'deletedBy', type: 'text', label: { tr: 'Silen', en: 'Deleted by' } }),
    // The page's own id of the contract: an id of the database may be given to another page later.
    { name: 'uuid', type: 'text', index: true, admin: { ...notListed, hidden: true } },
    { name: 'sectionId', type: 'text', admin: { ...notListed, hidden: true } },
    { name: 'content', type: 'json', access: { read: () => false }, admin: { hidden: true } },
    createdAt({ tr: 'Silinme zamanı', en: 'Deleted at' }),
  ],
};
