import { escapeHtml, mailPage } from '../../../forms/outbox/html';
import type { Mail } from '../../../forms/outbox/mail-source';

/** What an account is told. Only `link` becomes a link: the texts were written by people. */
export interface EditorMail {
  to: string;
  /** Identifies the mail for its receiver. */
  key: string;
  subject: string;
  intro: string;
  /** What somebody wrote; may be empty. */
  quote: string;
  /** Absolute; empty if the address of the site is not set. */
  link: string;
}

const openPage = 'Sayfayı düzenleme modunda aç';

/** The team reads Turkish, as the office does (`forms/messages/notification-mail.ts`). */
export function editorMail({ to, key, subject, intro, quote, link }: EditorMail): Mail {
  const href = escapeHtml(link);
  return {
    to: [to],
    subject,
    messageKey: key,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [intro, ...(quote ? ['', quote] : []), ...(link ? ['', `${openPage}: ${link}`] : []), ''].join('\n'),
    html: mailPage(
      'tr',
      subject,
      [
        `<p dir="auto">${escapeHtml(intro)}</p>`,
        quote && `<blockquote dir="auto" style="white-space: pre-wrap">${escapeHtml(quote)}</blockquote>`,
        link && `<p><a href="${href}">${openPage}</a></p>`,
      ].join(''),
    ),
  };
}
