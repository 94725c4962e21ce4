import type { Locator, Page } from '@playwright/test';

/** The contact form as a visitor knows it. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'İletişim formu' });
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  return {
    form,
    subject: field('Konu'),
    name: field('Ad soyad'),
    email: field('E-posta'),
    phone: form.getByLabel('Telefon'),
    message: field('Mesajınız'),
    file: field('Dosya (isteğe bağlı)'),
    send: form.getByRole('button', { name: 'Gönder' }),
    success: form.getByText('Mesajınız başarıyla gönderildi!'),
    failure: form.getByText('Form Gönderilemedi!'),
    async fill(subject: string) {
      await this.subject.fill(subject);
      await this.name.fill('Ayşe Yılmaz');
      await this.email.fill('ayse@ornek.com.tr');
      await this.message.fill('Şaft derinliği 34 m. 👷🏽‍♀️ <b>"Zemin" & su</b>');
    },
  };
}

/** The smallest file that is a PDF by its content. */
export const pdf = {
  name: 'zemin-raporu.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};
