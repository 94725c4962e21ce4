import type { PayloadRequest } from 'payload';

const messages = {
  tr: {
    required: 'Bu alan zorunlu.',
    key: 'Yalnızca küçük harf, rakam ve tire: ornek-sayfa-1',
    icon: 'Simge adı küçük harf, rakam ve tireden oluşur: shield-check',
    color: 'Geçerli bir renk yazın: #fff, #bf8c4c, rgb(0, 0, 0) ya da rgba(0, 0, 0, .35)',
    length: 'Geçerli bir ölçü yazın: 450px, 20rem, 60vh, 60svh ya da 50%',
    date: 'Tarihi YYYY-AA-GG biçiminde yazın: 2026-11-20',
    link: 'Bağlantı /…, #…, https:, mailto: ya da tel: ile başlamalı.',
    path: 'Adres / ile başlamalı ve site içinde olmalı.',
    movie: 'Film adresi https: ya da / ile başlamalı.',
    language: 'Dil kodu yazın: tr, en',
    duplicateSection: 'Bu bölüm kimliği sayfada zaten var.',
    oneSection: 'Bu seçimde tam olarak bir bölüm olmalı.',
    lastAdmin: 'Son yönetici silinemez ve yetkisi düşürülemez.',
  },
  en: {
    required: 'This field is required.',
    key: 'Lower-case letters, digits and hyphens only: sample-page-1',
    icon: 'An icon name has lower-case letters, digits and hyphens: shield-check',
    color: 'Enter a colour: #fff, #bf8c4c, rgb(0, 0, 0) or rgba(0, 0, 0, .35)',
    length: 'Enter a length: 450px, 20rem, 60vh, 60svh or 50%',
    date: 'Enter the date as YYYY-MM-DD: 2026-11-20',
    link: 'A link starts with /…, #…, https:, mailto: or tel:.',
    path: 'The address starts with / and stays on the site.',
    movie: 'A film address starts with https: or /.',
    language: 'Enter a language code: tr, en',
    duplicateSection: 'Another section of this page has this id.',
    oneSection: 'This choice takes exactly one section.',
    lastAdmin: 'The last administrator cannot be deleted or demoted.',
  },
} as const;

export type MessageKey = keyof (typeof messages)['tr'] & keyof (typeof messages)['en'];

/** The editor's own language, whatever language the content is being edited in. */
export function message(key: MessageKey, req: Pick<PayloadRequest, 'i18n'>): string {
  return messages[req.i18n?.language === 'en' ? 'en' : 'tr'][key];
}
