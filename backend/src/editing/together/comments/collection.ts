import type { CollectionConfig } from 'payload';
import { nobody } from '../../../access/access';
import { internal } from '../../../forms/kept-field';

/**
 * What editors write to each other about a section. No part of the page: it belongs to the page's own id and the
 * section's id, so saves, moves and versions leave it alone. Only the editing calls read and write it (`calls.ts`).
 */
export const sectionComments: CollectionConfig = {
  slug: 'section-comments',
  labels: {
    singular: { tr: 'Bölüm yorumu', en: 'Comment on a section' },
    plural: { tr: 'Bölüm yorumları', en: 'Comments on sections' },
  },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    internal({ name: 'uuid', type: 'text', index: true }),
    internal({ name: 'sectionId', type: 'text' }),
    // The id of the comment that began it; none for that one itself.
    internal({ name: 'thread', type: 'number', index: true }),
    internal({ name: 'text', type: 'textarea' }),
    internal({ name: 'author', type: 'text' }),
    internal({ name: 'account', type: 'text' }),
    internal({ name: 'resolvedBy', type: 'text' }),
    internal({ name: 'resolvedAt', type: 'date' }),
  ],
};
