import type { CollectionConfig } from 'payload';
import { adminOnly, nobody } from '../../access/access';
import { mayReadMessages, readsMessages } from '../../access/reads-messages';
import { languages } from '../../languages';
import { dayAndTime, formsGroup, internal, kept } from '../kept-field';
import { deliveryFields } from '../outbox/delivery-fields';

const time = (name: string, tr: string, en: string) =>
  kept({ name, type: 'date', label: { tr, en }, admin: { readOnly: true, date: dayAndTime } });

/** Who asked for the newsletter, and the evidence of it: what was agreed to, in which wording, when, and confirmed when. */
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
          options: languages.map(({ code, label }) => ({ value: code, label })),
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
    // What the confirmation's token is derived from, by the backend's secret; the token itself is stored hashed only.
    internal({ name: 'requestId', type: 'text' }),
    internal({ name: 'confirmHash', type: 'text', unique: true, index: true }),
    internal({ name: 'unsubscribeHash', type: 'text', unique: true, index: true }),
    // Mails asked for in the running day.
    internal({ name: 'requests', type: 'number' }),
    internal({ name: 'requestsSince', type: 'date' }),
  ],
};
