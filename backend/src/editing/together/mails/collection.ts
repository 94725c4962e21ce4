import type { CollectionConfig } from 'payload';
import { nobody } from '../../../access/access';
import { internal } from '../../../forms/kept-field';
import { deliveryFields } from '../../../forms/outbox/delivery-fields';

/** Mails to accounts about their work on pages. The outbox sends them; nobody reads or writes them otherwise. */
export const editorMails: CollectionConfig = {
  slug: 'editor-mails',
  labels: {
    singular: { tr: 'Editör e-postası', en: 'Mail to an editor' },
    plural: { tr: 'Editör e-postaları', en: 'Mails to editors' },
  },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    internal({ name: 'to', type: 'text', index: true }),
    internal({ name: 'key', type: 'text' }),
    internal({ name: 'subject', type: 'text' }),
    internal({ name: 'intro', type: 'text' }),
    internal({ name: 'quote', type: 'textarea' }),
    internal({ name: 'link', type: 'text' }),
    ...deliveryFields(),
  ],
};
