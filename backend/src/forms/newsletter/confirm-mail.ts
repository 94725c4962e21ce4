import { defaultLanguage, ownTexts, type Language, type ShippedTexts } from '../../languages';
import { addressOnSite } from '../outbox/addresses';
import { escapeHtml, mailPage } from '../outbox/html';
import type { Mail } from '../outbox/mail-source';
import { listHeaders } from './list-headers';
import { confirmToken, unsubscribeToken } from './tokens';

const texts = {
  tr: {
    subject: 'Bülten aboneliğinizi onaylayın',
    greeting: 'Merhaba,',
    why: 'Bu adres, bültenimize abone olmak için sitemizde yazıldı. Aboneliği başlatmak için aşağıdaki bağlantıyı açıp onaylayın. Bağlantı 48 saat geçerlidir.',
    confirm: 'Aboneliği onayla',
    otherwise: 'Bu isteği siz yapmadıysanız bu e-postayı yok sayabilirsiniz; onaylanmadan hiçbir bülten gönderilmez.',
    unsubscribe: 'Abonelikten çık',
  },
  en: {
    subject: 'Confirm your newsletter subscription',
    greeting: 'Hello,',
    why: 'This address was entered on our site to subscribe to our newsletter. Open the link below and confirm to start the subscription. The link is valid for 48 hours.',
    confirm: 'Confirm the subscription',
    otherwise: 'If this was not you, ignore this mail; no newsletter is sent without your confirmation.',
    unsubscribe: 'Unsubscribe',
  },
  de: {
    subject: 'Bestätigen Sie Ihr Newsletter-Abonnement',
    greeting: 'Guten Tag,',
    why: 'diese Adresse wurde auf unserer Website eingetragen, um unseren Newsletter zu abonnieren. Öffnen Sie den folgenden Link und bestätigen Sie, damit das Abonnement beginnt. Der Link gilt 48 Stunden.',
    confirm: 'Abonnement bestätigen',
    otherwise:
      'Falls Sie das nicht waren, beachten Sie diese E-Mail einfach nicht; ohne Ihre Bestätigung wird kein Newsletter verschickt.',
    unsubscribe: 'Abmelden',
  },
} as const satisfies ShippedTexts<Record<string, string>>;

interface Sender {
  siteUrl: string;
  secret: string;
}

export interface Request {
  email: string;
  language: Language;
  requestId: string;
}

/** The mail that asks the owner of an address for confirmation. */
export function confirmMail({ email, language, requestId }: Request, { siteUrl, secret }: Sender): Mail {
  const text = ownTexts<Record<keyof (typeof texts)['tr'], string>>(texts, language);
  const page = (name: string, token: string) =>
    addressOnSite(siteUrl, `${language === defaultLanguage ? '' : `/${language}`}/newsletter/${name}`, { token });
  const confirm = page('confirm', confirmToken(secret, requestId));
  const leave = page('unsubscribe', unsubscribeToken(secret, email));
  const link = (url: string, title: string) => `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>`;
  return {
    to: [email],
    subject: text.subject,
    messageKey: `newsletter-${requestId}`,
    headers: listHeaders({ siteUrl, secret }, email),
    text: `${text.greeting}\n\n${text.why}\n\n${confirm}\n\n${text.otherwise}\n\n${text.unsubscribe}: ${leave}\n`,
    html: mailPage(
      language,
      text.subject,
      `<p>${text.greeting}</p><p>${text.why}</p><p>${link(confirm, text.confirm)}</p><p>${text.otherwise}</p><p><small>${link(leave, text.unsubscribe)}</small></p>`,
    ),
  };
}
