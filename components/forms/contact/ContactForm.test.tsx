import { screen, waitFor, within } from '@testing-library/react';

import { fillIn, send, show, stubs, texts, touch, notice } from './contact-stubs';

jest.mock('@/lib/forms/robot-traps', () => ({ honeypotName: 'website', minFillMs: 0 }));
jest.mock('./solve-captcha', () => ({ solveCaptcha: () => stubs.solveCaptcha() }));
jest.mock('./send-message', () => ({
  ...jest.requireActual<object>('./send-message'),
  sendMessage: (message: Record<string, unknown>) => stubs.sendMessage(message),
}));
jest.mock('./upload-file', () => ({
  uploadFile: (file: File, progress: (percent: number) => void) => stubs.uploadFile(file, progress),
}));

beforeEach(() => stubs.reset());

test('an empty form is not sent: every required field has an error, and the first gets the focus', async () => {
  const { user } = show();
  await send(user);
  expect(await screen.findAllByText('Bu alan zorunlu.')).toHaveLength(4);
  const subject = screen.getByLabelText('Konu');
  expect(subject).toHaveFocus();
  expect(subject).toBeInvalid();
  expect(subject).toHaveAccessibleDescription('Bu alan zorunlu.');
  expect(screen.getByLabelText(/Telefon/)).toBeValid();
  expect(stubs.sent).toEqual([]);
});

test('an invalid e-mail address gets an error on leaving the field, until it is valid', async () => {
  const { user } = show();
  await touch(user);
  await user.type(screen.getByLabelText('E-posta'), 'ayse@');
  await user.tab();
  expect(await screen.findByText('Geçersiz email adresi.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('E-posta'), 'ornek.com');
  await waitFor(() => expect(screen.queryByText('Geçersiz email adresi.')).not.toBeInTheDocument());
});

test('the texts are English under /en', async () => {
  const { user } = show('en');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findAllByText('This field is required.')).toHaveLength(4);
});

test('text typed before the script loads is kept and sent', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('Konu'), 'Önce yazılan');
  await screen.findByText('Doğrulandı.');
  expect(screen.getByLabelText('Konu')).toHaveValue('Önce yazılan');
  for (const [label, text] of Object.entries(texts).slice(1)) await user.type(screen.getByLabelText(label), text);
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(stubs.sent[0]).toMatchObject({
    subject: 'Önce yazılan',
    captcha: 'solved',
    language: 'tr',
    file: '',
    website: '',
  });
});

test('a failure shows the reason, keeps the text, and a retry has the same submission id', async () => {
  stubs.answers = [{ success: false, code: 'no_answer' }];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Form Gönderilemedi!')).toHaveTextContent('Sunucu erişim problemi!');
  expect(screen.getByLabelText('Mesajınız')).toHaveValue('Merhaba');
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(stubs.sent).toHaveLength(2);
  expect(stubs.sent[1]?.submissionId).toBe(stubs.sent[0]?.submissionId);
});

test('a message that is changed after a failure has a new submission id', async () => {
  stubs.answers = [{ success: false, code: 'no_answer' }];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  await screen.findByText('Form Gönderilemedi!');
  await user.type(screen.getByLabelText('Mesajınız'), ' yine');
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(stubs.sent[1]?.submissionId).not.toBe(stubs.sent[0]?.submissionId);
});

test('a double click sends once', async () => {
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Gönder' }));
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(stubs.sent).toHaveLength(1);
});

test('a draft survives a reload', async () => {
  const { user, unmount } = show();
  await touch(user);
  await fillIn(user);
  unmount();
  show();
  await waitFor(() => expect(screen.getByLabelText('Mesajınız')).toHaveValue('Merhaba'));
});

test('errors of the backend are shown at their fields', async () => {
  stubs.answers = [{ success: false, code: 'validation', data: { fields: { message: 'too_long' } } }];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  const message = screen.getByLabelText('Mesajınız');
  await waitFor(() => expect(message).toHaveAccessibleDescription('Bu alan çok uzun.'));
  await waitFor(() => expect(message).toHaveFocus());
});

test('a used captcha is renewed silently', async () => {
  stubs.answers = [{ success: false, code: 'captcha_used' }];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(stubs.sent).toHaveLength(2);
});

test('a captcha that fails twice is marked, and the reset clears the mark', async () => {
  stubs.answers = [
    { success: false, code: 'captcha_invalid' },
    { success: false, code: 'captcha_invalid' },
  ];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  expect(await screen.findAllByText('Güvenlik doğrulaması yapılamadı.')).not.toEqual([]);
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(screen.queryByText('Güvenlik doğrulaması yapılamadı.')).not.toBeInTheDocument();
});

test('the next message has a proof of work of its own', async () => {
  const { user } = show();
  await touch(user);
  for (const count of [1, 2]) {
    // The library does not notice that a reset has emptied the fields.
    for (const label of Object.keys(texts)) await user.clear(screen.getByLabelText(label));
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(stubs.sent).toHaveLength(count));
    await screen.findByText('Mesajınız başarıyla gönderildi!');
    expect(stubs.captchas).toBe(count);
  }
});

test('the message is sent even without a proof of work', async () => {
  stubs.captchaFails = true;
  const { user } = show();
  await user.click(screen.getByLabelText('Konu'));
  expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument();
  await fillIn(user);
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(stubs.sent[0]?.captcha).toBeUndefined();
});

test('a proof of work that failed is not begun again with every letter', async () => {
  stubs.captchaFails = true;
  const { user } = show();
  await user.click(screen.getByLabelText('Konu'));
  const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
  const begun = stubs.captchas;
  await user.type(screen.getByLabelText('Konu'), 'Baraj');
  expect(stubs.captchas).toBe(begun);
  expect(retry).toBeVisible();
  await user.click(retry);
  await waitFor(() => expect(stubs.captchas).toBe(begun + 1));
  // The button was gone for a moment: the focus is where its result is said.
  expect(document.body).not.toHaveFocus();
});

test('the honeypot is hidden from people', () => {
  const { container } = show();
  const trap = container.querySelector('[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', { name: /boş bırakın/ })).not.toBeInTheDocument();
});

test('the privacy notice is a link, without a checkbox', () => {
  show();
  const form = screen.getByRole('form', { name: 'İletişim formu' });
  expect(within(form).getByRole('link', { name: 'KVKK aydınlatma metni' })).toHaveAttribute('href', notice);
  expect(within(form).queryByRole('checkbox')).not.toBeInTheDocument();
});
