import type { CollectionConfig, Field } from 'payload';
import { fieldDescriptions } from '../../../../lib/forms/contact-fields';
import { adminOnly, nobody } from '../../access/access';
import { mayReadMessages, readsMessages } from '../../access/reads-messages';
import { languages } from '../../languages';
import { dayAndTime, formsGroup, internal, kept } from '../kept-field';
import { deliveryFields } from '../outbox/delivery-fields';
import { exportMessages } from './export-csv';
import { removeAttachment } from './remove-attachment';
import { visitorColumns } from './visitor-columns';

const fromVisitor: Field[] = [
  ...visitorColumns,
  kept({
    name: 'attachment',
    type: 'relationship',
    relationTo: 'uploads',
    label: { tr: 'Ek dosya', en: 'Attachment' },
    admin: { allowCreate: false, allowEdit: false, readOnly: true, condition: (data) => Boolean(data.attachment) },
  }),
  { name: 'actions', type: 'ui', admin: { components: { Field: '/src/forms/admin/MessageActions#MessageActions' } } },
];

const handling: Field[] = [
  {
    name: 'handling',
    type: 'select',
    label: { tr: 'Durum', en: 'Status' },
    index: true,
    required: true,
    defaultValue: 'new',
    options: [
      { value: 'new', label: { tr: 'Yeni', en: 'New' } },
      { value: 'read', label: { tr: 'Okundu', en: 'Read' } },
      { value: 'answered', label: { tr: 'Yanıtlandı', en: 'Answered' } },
      { value: 'archived', label: { tr: 'Arşivlendi', en: 'Archived' } },
      { value: 'spam', label: { tr: 'İstenmeyen', en: 'Spam' } },
    ],
    admin: { position: 'sidebar', isClearable: false },
  },
  {
    name: 'answeredAt',
    type: 'date',
    label: { tr: 'Yanıtlanma zamanı', en: 'Answered at' },
    admin: { position: 'sidebar', readOnly: true, date: dayAndTime, condition: (data) => Boolean(data.answeredAt) },
  },
  {
    name: 'notes',
    type: 'textarea',
    label: { tr: 'Notlar', en: 'Notes' },
    admin: {
      position: 'sidebar',
      description: { tr: 'Yalnızca editörler görür.', en: 'Seen by editors only.' },
    },
  },
];

const aboutSending: Field[] = [
  kept({
    name: 'verification',
    type: 'select',
    label: { tr: 'Robot denetimi', en: 'Captcha' },
    options: [
      { value: 'verified', label: { tr: 'Doğrulandı', en: 'Verified' } },
      { value: 'unverified', label: { tr: 'Doğrulanmadı', en: 'Unverified' } },
    ],
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: {
        tr: 'JavaScript kapalıyken gönderilen mesajlar doğrulanamaz.',
        en: 'Messages sent without JavaScript cannot be verified.',
      },
    },
  }),
  kept({
    name: 'language',
    type: 'select',
    label: { tr: 'Dil', en: 'Language' },
    options: languages.map(({ code, label }) => ({ value: code, label })),
    admin: { readOnly: true, position: 'sidebar' },
  }),
  // Chosen by the site for each filled-in form: a second request with it is the same message.
  internal({ name: 'submissionId', type: 'text', unique: true, index: true }),
  // The captcha it came with: no other message can bring the same one.
  internal({ name: 'captchaKey', type: 'text', unique: true, index: true }),
];

/** The inbox: what visitors sent with the contact form. Written by `send-mail.ts` alone. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: { tr: 'Mesaj', en: 'Message' }, plural: { tr: 'Mesajlar', en: 'Messages' } },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'email', 'handling', 'verification', 'delivery', 'attempts', 'createdAt'],
    listSearchableFields: fieldDescriptions.map(({ name }) => name),
    group: formsGroup,
    hidden: ({ user }) => !mayReadMessages(user),
    components: { beforeListTable: ['/src/forms/admin/InboxTools#InboxTools'] },
  },
  defaultSort: '-createdAt',
  access: { read: readsMessages, create: nobody, update: readsMessages, delete: adminOnly },
  endpoints: [exportMessages],
  hooks: { afterDelete: [removeAttachment] },
  fields: [
    ...fromVisitor,
    {
      type: 'collapsible',
      label: { tr: 'Bildirim e-postası', en: 'Notification mail' },
      fields: deliveryFields(),
    },
    ...handling,
    ...aboutSending,
  ],
};
