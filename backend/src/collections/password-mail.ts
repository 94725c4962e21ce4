import { addressOnSite } from '../forms/outbox/addresses';
import { escapeHtml, mailPage } from '../forms/outbox/html';

const texts = {
  tr: {
    subject: 'Parolanızı sıfırlayın',
    why: 'Yönetim hesabınız için parola sıfırlama istendi. Bağlantı bir saat geçerlidir.',
    link: 'Yeni parola belirle',
    otherwise: 'Bu isteği siz yapmadıysanız bu e-postayı yok sayın; parolanız değişmez.',
  },
  en: {
    subject: 'Reset your password',
    why: 'A new password was asked for, for your account. The link is valid for an hour.',
    link: 'Choose a new password',
    otherwise: 'If this was not you, ignore this mail; your password stays as it is.',
  },
} as const;

const textOf = (language: string | undefined) => (language === 'en' ? texts.en : texts.tr);

/** The part of the request that names the language: `language` is the admin's. */
interface Asked {
  req?: { i18n?: { language?: string } };
  token?: string;
}

/**
 * The mail with the link to set a new password. Payload's own takes the address from the `Host` header, which an
 * attacker can forge to receive the token. Here it is the configured address.
 *
 * @param adminUrl where editors open the admin
 */
export function passwordMail(adminUrl: string | undefined) {
  return {
    generateEmailSubject: ({ req }: Asked = {}) => textOf(req?.i18n?.language).subject,
    generateEmailHTML: ({ req, token }: Asked = {}) => {
      const language = req?.i18n?.language === 'en' ? 'en' : 'tr';
      const { subject, why, link, otherwise } = texts[language];
      const href = addressOnSite(adminUrl ?? '', `/admin/reset/${token ?? ''}`);
      const body = `<p>${why}</p><p><a href="${escapeHtml(href)}">${link}</a></p><p>${otherwise}</p>`;
      return mailPage(language, subject, body);
    },
  };
}
