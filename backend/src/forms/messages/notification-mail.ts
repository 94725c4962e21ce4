import { fieldDescriptions, type FieldName } from '../../../../lib/forms/contact-fields';
import { defaultLanguage } from '../../languages';
import { addressOnSite } from '../outbox/addresses';
import { escapeHtml, mailPage } from '../outbox/html';
import type { Mail } from '../outbox/mail-source';
import { mailLabel } from './field-labels';

/** The office reads Turkish. */
const languageNames = new Intl.DisplayNames('tr', { type: 'language' });

/** The fields that the mail uses by name. */
type Role = 'subject' | 'name' | 'email' | 'message';

/** Older messages have no value for a field that was added to the form later. */
type FieldTexts = Record<Role, string> & Partial<Record<Exclude<FieldName, Role>, string | null>>;

export interface StoredMessage extends FieldTexts {
  id: number | string;
  submissionId: string;
  language: string | null;
  verification: string | null;
  attachment: number | string | null;
  createdAt: string;
}

interface Row {
  label: string;
  value: string;
  isLink?: boolean;
}

interface Recipient {
  adminUrl: string | undefined;
  to: string[];
}

/**
 * The mail to the office about a message. A file is linked, not attached: only authorised editors can open it, and it
 * is deleted with the message.
 */
export function notificationMail(message: StoredMessage, { adminUrl, to }: Recipient): Mail {
  const inAdmin = (path: string) => addressOnSite(adminUrl ?? '', path);
  const rows: Row[] = [
    ...fieldDescriptions
      .filter(({ name }) => name !== 'subject' && name !== 'message')
      .map((field) => ({ label: mailLabel(field), value: message[field.name] ?? '' })),
    { label: 'Dil', value: languageNames.of(message.language ?? defaultLanguage) ?? '' },
    {
      label: 'Ek dosya',
      value: message.attachment ? inAdmin(`/api/uploads/${message.attachment}/file`) : '',
      isLink: true,
    },
    { label: 'Mesaj', value: inAdmin(`/admin/collections/messages/${message.id}`), isLink: true },
  ];
  const shown = rows.filter(({ value }) => value !== '');
  const isVerified = message.verification === 'verified';
  const warning = isVerified
    ? ''
    : 'DİKKAT: Bu mesaj doğrulanmadı; gönderenin robot olmadığı bilinmiyor. Bağlantılara dikkat edin.';
  return {
    to,
    replyTo: { name: message.name, address: message.email },
    subject: `[İletişim formu${isVerified ? '' : ' · doğrulanmadı'}] ${message.subject}`,
    messageKey: `message-${message.submissionId}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      ...(warning ? [warning, ''] : []),
      `Konu: ${message.subject}`,
      ...shown.map(({ label, value }) => `${label}: ${value}`),
      '',
      message.message,
      '',
    ].join('\n'),
    html: mailPage('tr', message.subject, html(message, shown, warning)),
  };
}

function html({ subject, message }: StoredMessage, rows: Row[], warning: string): string {
  const cells = rows.map((row) => `<tr><th align="left">${row.label}</th><td dir="auto">${valueHtml(row)}</td></tr>`);
  return [
    warning && `<p><strong>${warning}</strong></p>`,
    `<h1 dir="auto">${escapeHtml(subject)}</h1>`,
    `<table>${cells.join('')}</table>`,
    `<div dir="auto" style="white-space: pre-wrap">${escapeHtml(message)}</div>`,
  ].join('');
}

/** Only our own addresses become links; a visitor's text never does. */
function valueHtml({ value, isLink }: Row): string {
  const safe = escapeHtml(value);
  return isLink ? `<a href="${safe}">${safe}</a>` : safe;
}
