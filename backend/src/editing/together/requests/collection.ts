import type { CollectionConfig } from 'payload';
import { adminOnly, nobody, signedIn } from '../../../access/access';
import { createdAt } from '../../../admin/created-at';
import { dayAndTime, internal, kept } from '../../../forms/kept-field';

/** Pages, and parts of every page, that editors ask administrators to publish. Only the editing calls write to it (`calls.ts`). */
export const publicationRequests: CollectionConfig = {
  slug: 'publication-requests',
  labels: {
    singular: { tr: 'Yayın isteği', en: 'Publication request' },
    plural: { tr: 'Yayın istekleri', en: 'Publication requests' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'requestedBy', 'createdAt', 'answeredBy', 'answeredAt'],
    listSearchableFields: ['title', 'pageKey', 'requestedBy'],
    group: { tr: 'İçerik', en: 'Content' },
    description: {
      tr: 'Editörlerin yayımlanmasını istediği sayfalar, menü, alt bilgi ve benzerleri. İstekler sitede, düzenleme modunda yanıtlanır.',
      en: 'Pages, menu, footer and the like that editors ask to be published. Requests are answered on the site, in the edit mode.',
    },
  },
  defaultSort: '-createdAt',
  access: { read: signedIn, create: nobody, update: nobody, delete: adminOnly },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    kept({ name: 'title', type: 'text', label: { tr: 'Başlık', en: 'Title' } }),
    kept({ name: 'pageKey', type: 'text', label: { tr: 'Kısa ad', en: 'Key' } }),
    kept({ name: 'link', type: 'text', label: { tr: 'Adres', en: 'Address' } }),
    kept({
      name: 'state',
      type: 'select',
      label: { tr: 'Durum', en: 'State' },
      index: true,
      options: [
        { value: 'open', label: { tr: 'Bekliyor', en: 'Waiting' } },
        { value: 'approved', label: { tr: 'Yayımlandı', en: 'Published' } },
        { value: 'returned', label: { tr: 'Geri gönderildi', en: 'Returned' } },
        { value: 'withdrawn', label: { tr: 'Geri çekildi', en: 'Withdrawn' } },
        { value: 'replaced', label: { tr: 'Yenilendi', en: 'Replaced by a newer one' } },
      ],
    }),
    kept({ name: 'requestedBy', type: 'text', label: { tr: 'İsteyen', en: 'Requested by' } }),
    kept({ name: 'note', type: 'textarea', label: { tr: 'Not', en: 'Note' } }),
    kept({ name: 'answeredBy', type: 'text', label: { tr: 'Yanıtlayan', en: 'Answered by' } }),
    kept({
      name: 'answeredAt',
      type: 'date',
      label: { tr: 'Yanıt zamanı', en: 'Answered at' },
      admin: { date: dayAndTime },
    }),
    kept({ name: 'answer', type: 'textarea', label: { tr: 'Yanıt', en: 'Answer' } }),
    // The page's own id of the contract: an id of the database may be given to another page later.
    internal({ name: 'uuid', type: 'text', index: true }),
    internal({ name: 'revision', type: 'text' }),
    internal({ name: 'account', type: 'text' }),
    createdAt({ tr: 'İstenme zamanı', en: 'Requested at' }),
  ],
};
