import { notificationMail, type StoredMessage } from './notification-mail';

const message: StoredMessage = {
  id: 7,
  submissionId: 'abc',
  subject: 'Teklif <b>',
  name: 'Ayşe "A" <x>',
  email: 'ayse@example.com',
  phone: '',
  message: 'Satır 1\nhttps://evil.example/admin/x\n<img src=x onerror=alert(1)>',
  language: 'tr',
  verification: 'verified',
  attachment: 3,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const to = { adminUrl: 'https://site.example', to: ['ofis@example.com'] };

describe('notificationMail', () => {
  it('has the visitor as reply address, and links to the inbox and the file', () => {
    const mail = notificationMail(message, to);
    expect(mail.replyTo).toEqual({ name: message.name, address: message.email });
    expect(mail.subject).toBe('[İletişim formu] Teklif <b>');
    expect(mail.text).toContain('https://site.example/admin/collections/messages/7');
    expect(mail.text).toContain('https://site.example/api/uploads/3/file');
    expect(mail.text).toContain(message.message);
    expect(mail.text).not.toContain('Telefon');
  });

  it('escapes the visitor’s text and makes no links of it', () => {
    const { html } = notificationMail(message, to);
    expect(html).not.toMatch(/<img|<x>|<b>/);
    expect(html).not.toContain('href="https://evil');
    expect(html.match(/<a /g)).toHaveLength(2);
  });

  it('warns of a message without a captcha', () => {
    const mail = notificationMail({ ...message, verification: 'unverified' }, to);
    expect(mail.subject).toContain('doğrulanmadı');
    expect(mail.text).toMatch(/^DİKKAT/);
  });
});
