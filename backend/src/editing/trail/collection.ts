import type { CollectionConfig, Field } from 'payload';
import { adminOnly, nobody } from '../../access/access';
import { createdAt } from '../../admin/created-at';
import { kept } from '../../forms/kept-field';
import { trailActions, trailAreas } from './actions';

const optionsOf = (labels: Record<string, { tr: string; en: string }>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: { ...label } }));

const reason = '/src/editing/trail/admin/Reason';
const names = '/src/editing/trail/admin/Names';

const fields: Field[] = [
  kept({
    name: 'actor',
    type: 'text',
    label: { tr: 'Kim', en: 'Who' },
    index: true,
    admin: { components: { Cell: `${names}#ActorCell`, Field: `${names}#ActorField` } },
  }),
  kept({
    name: 'action',
    type: 'select',
    label: { tr: 'Ne', en: 'What' },
    index: true,
    options: optionsOf(trailActions),
  }),
  kept({
    name: 'result',
    type: 'select',
    label: { tr: 'Sonuç', en: 'Result' },
    index: true,
    options: [
      { value: 'done', label: { tr: 'Yapıldı', en: 'Done' } },
      { value: 'refused', label: { tr: 'Reddedildi', en: 'Refused' } },
    ],
  }),
  kept({ name: 'area', type: 'select', label: { tr: 'Nerede', en: 'Where' }, options: optionsOf(trailAreas) }),
  kept({ name: 'subject', type: 'text', label: { tr: 'Kayıt', en: 'Document' }, index: true }),
  kept({ name: 'section', type: 'text', label: { tr: 'Bölüm', en: 'Section' } }),
  kept({
    name: 'reason',
    type: 'text',
    label: { tr: 'Açıklama', en: 'Explanation' },
    admin: { readOnly: true, components: { Cell: `${reason}#ReasonCell`, Field: `${reason}#ReasonField` } },
  }),
  kept({
    name: 'changed',
    type: 'text',
    label: { tr: 'Değişen alanlar', en: 'Changed fields' },
    admin: { components: { Field: `${names}#ChangedField` } },
  }),
  kept({
    name: 'count',
    type: 'number',
    label: { tr: 'Kaç kez', en: 'How often' },
    admin: {
      readOnly: true,
      description: {
        tr: 'Bir dakikada çok sayıda ret olursa geri kalanlar tek satırda sayılır.',
        en: 'Of many refusals within a minute the rest are counted in one line.',
      },
    },
  }),
  createdAt({ tr: 'Ne zaman', en: 'When' }),
];

/**
 * The audit trail: who changed what, and what was refused (docs/editing-internals.md#the-trail). Only `write-entry.ts`
 * writes to it.
 */
export const auditTrail: CollectionConfig = {
  slug: 'audit-trail',
  labels: {
    singular: { tr: 'İşlem kaydı', en: 'Audit entry' },
    plural: { tr: 'İşlem kayıtları', en: 'Audit trail' },
  },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'actor', 'action', 'result', 'area', 'subject', 'section', 'reason'],
    listSearchableFields: ['actor', 'subject', 'section', 'reason'],
    pagination: { defaultLimit: 50 },
    group: { tr: 'Yönetim', en: 'Administration' },
    hidden: ({ user }) => user?.role !== 'admin',
  },
  defaultSort: '-createdAt',
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields,
};
