import type { CollectionConfig } from 'payload';
import { adminOnly, nobody } from '../../access/access';
import { readsMessages } from '../../access/reads-messages';
import { createdAt } from '../../admin/created-at';
import { formsGroup, internal, kept } from '../kept-field';
import { downloadFile } from './download-file';
import { rememberFile, removeFile } from './remove-file';

/**
 * Files attached to messages. Not an upload collection of Payload: those serve files at public, guessable addresses for
 * display. These are private, and can only be downloaded by an editor.
 */
export const uploads: CollectionConfig = {
  slug: 'uploads',
  labels: { singular: { tr: 'Ek dosya', en: 'Attachment' }, plural: { tr: 'Ek dosyalar', en: 'Attachments' } },
  admin: {
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'mimeType', 'size', 'createdAt'],
    group: formsGroup,
    hidden: ({ user }) => user?.role !== 'admin',
  },
  defaultSort: '-createdAt',
  access: { read: readsMessages, create: nobody, update: nobody, delete: adminOnly },
  lockDocuments: false,
  endpoints: [downloadFile],
  hooks: { beforeDelete: [rememberFile], afterDelete: [removeFile] },
  fields: [
    // The visitor's name for the file: shown to editors, never used as a path.
    kept({ name: 'originalName', type: 'text', label: { tr: 'Dosya adı', en: 'File name' } }),
    kept({ name: 'mimeType', type: 'text', label: { tr: 'Tür', en: 'Type' } }),
    kept({ name: 'size', type: 'number', label: { tr: 'Boyut (bayt)', en: 'Size (bytes)' } }),
    kept({ name: 'sha256', type: 'text', label: 'SHA-256' }),
    {
      name: 'download',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/src/forms/admin/DownloadLink#DownloadLink' } },
    },
    internal({ name: 'storageName', type: 'text', unique: true, index: true }),
    internal({ name: 'reference', type: 'text', unique: true, index: true }),
    // The submission that has this file; without one it is an orphan.
    internal({ name: 'claimedBy', type: 'text', index: true }),
    createdAt({ tr: 'Yüklenme zamanı', en: 'Uploaded at' }),
  ],
};
