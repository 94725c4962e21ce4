import { screen, within } from '@testing-library/react';

import { readDraft, writeDraft } from '@/components/forms/contact/draft';
import { stubBrowser } from '@/components/ui/browser-stubs';
import { emptyValues } from '@/lib/forms/contact-values';

import { renderSection } from '../render-section';
import { embeddedFormFixture } from './EmbeddedForm.fixture';

beforeEach(stubBrowser);
afterEach(() => sessionStorage.clear());

const show = async (change: Partial<typeof embeddedFormFixture> = {}) => {
  renderSection({ ...embeddedFormFixture, ...change });
  return within(await screen.findByRole('form', { name: 'Teklif isteyin' }));
};

test('the subject is the section’s, and visitors are not asked for it', async () => {
  const form = await show();
  expect(form.queryByRole('textbox', { name: 'Konu' })).not.toBeInTheDocument();
  const element = screen.getByRole<HTMLFormElement>('form', { name: 'Teklif isteyin' });
  expect(new FormData(element).get('subject')).toBe('Teklif isteği');
  expect(form.getByRole('button', { name: 'Teklif iste' })).toBeVisible();
  expect(form.getByText('Ad soyad, e-posta ve mesaj zorunludur.')).toBeVisible();
});

test('a subject that the backend would refuse is shortened, and has spaces for control characters', async () => {
  await show({ subject: `  Teklif\n\tisteği\u2028${'x'.repeat(180)}👷${'y'.repeat(100)}` });
  const element = screen.getByRole<HTMLFormElement>('form', { name: 'Teklif isteyin' });
  const subject = String(new FormData(element).get('subject'));
  expect(subject).toBe(`Teklif isteği ${'x'.repeat(180)}👷yyyy`);
  expect(subject).toHaveLength(200);
});

test('half of a character is cut off with the rest', async () => {
  await show({ subject: `${'x'.repeat(199)}👷` });
  const element = screen.getByRole<HTMLFormElement>('form', { name: 'Teklif isteyin' });
  expect(new FormData(element).get('subject')).toBe('x'.repeat(199));
});

test('phone and file are asked for where the editor has chosen it', async () => {
  const form = await show({ asksPhone: false, asksFile: false, buttonTitle: '' });
  expect(form.queryByRole('textbox', { name: /^Telefon/ })).not.toBeInTheDocument();
  expect(form.queryByLabelText(/^Dosya/)).not.toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Gönder' })).toBeVisible();
});

test('a draft of the contact page does not come up here, nor the other way round', async () => {
  writeDraft({ ...emptyValues, subject: 'Başka konu', message: 'Yarım' });
  const form = await show();
  expect(form.getByRole('textbox', { name: /^Mesaj/ })).toHaveValue('');
  expect(readDraft()?.values.subject).toBe('Başka konu');
});
