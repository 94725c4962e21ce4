import type { CollectionConfig } from 'payload';
import { adminOnly, nobody } from '../../access/access';
import { mayReadMessages, readsMessages } from '../../access/reads-messages';
import { createdAt } from '../../admin/created-at';
import { allLanguages } from '../../languages';
import { dayAndTime, formsGroup, internal, kept } from '../kept-field';
import { deliveryFields } from '../outbox/delivery-fields';

const time = (name: string, tr: string, en: string) =>
  kept({ name, type: 'date', label: { tr, en }, admin: { readOnly: true, date: dayAndTime } });

/**
 * Newsletter subscriptions, with the evidence of consent: the agreed text and its version, the time, and the time of
 * confirmation.
 */
export const newsletterSubscribers: CollectionConfig = {
  slug: 'newsletter-subscribers',
  labels: {
    singular: { tr: 'Bülten abonesi', en: 'Newsletter subscriber' },
    plural: { tr: 'Bülten aboneleri', en: 'Newsletter subscribers' },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'language', 'confirmedAt', 'delivery', 'createdAt'],
    listSearchableFields: ['email'],
    group: formsGroup,
    hidden: ({ user }) => !mayReadMessages(user),
  },
  defaultSort: '-createdAt',
  access: { read: readsMessages, create: nobody, update: nobody, delete: adminOnly },
  lockDocuments: false,
  fields: [
    kept({ name: 'email', type: 'text', label: { tr: 'E-posta adresi', en: 'E-mail' }, unique: true, index: true }),
    {
      type: 'row',
      fields: [
        kept({
          name: 'state',
          type: 'select',
          label: { tr: 'Durum', en: 'State' },
          index: true,
          options: [
            { value: 'pending', label: { tr: 'Onay bekliyor', en: 'Waiting for confirmation' } },
            { value: 'confirmed', label: { tr: 'Onaylandı', en: 'Confirmed' } },
            { value: 'unsubscribed', label: { tr: 'Abonelikten çıktı', en: 'Unsubscribed' } },
          ],
        }),
        kept({
          name: 'language',
          type: 'select',
          label: { tr: 'Dil', en: 'Language' },
          options: allLanguages.map(({ code, label }) => ({ value: code, label })),
        }),
      ],
    },
    kept({ name: 'consentText', type: 'textarea', label: { tr: 'Onay metni', en: 'Consent text' } }),
    kept({
      name: 'consentVersion',
      type: 'text',
      label: { tr: 'Onay metni sürümü', en: 'Version of the consent text' },
    }),
    time('requestedAt', 'İstek zamanı', 'Requested at'),
    time('confirmedAt', 'Onay zamanı', 'Confirmed at'),
    time('unsubscribedAt', 'Çıkış zamanı', 'Unsubscribed at'),
    {
      type: 'collapsible',
      label: { tr: 'Onay e-postası', en: 'Confirmation mail' },
      fields: deliveryFields(),
    },
    // The token is derived from this with the backend's secret. The token itself is stored as a hash only.
    internal({ name: 'requestId', type: 'text' }),
    internal({ name: 'confirmHash', type: 'text', unique: true, index: true }),
    internal({ name: 'unsubscribeHash', type: 'text', unique: true, index: true }),
    // Mails requested within the current day.
    internal({ name: 'requests', type: 'number' }),
    internal({ name: 'requestsSince', type: 'date' }),
    createdAt({ tr: 'Kayıt zamanı', en: 'Subscribed at' }),
  ],
};
