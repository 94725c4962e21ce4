import { act, screen, waitFor } from '@testing-library/react';

import { emptyValues } from '@/lib/forms/contact-values';

import { fillIn, pdf, send, show, stubs, touch } from './contact-stubs';
import { readDraft } from './draft';

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

describe('the file', () => {
  const field = () => screen.getByLabelText('Dosya (isteğe bağlı)');

  test('is uploaded at once, and its reference is sent with the message', async () => {
    const { user } = show();
    await touch(user);
    await user.upload(field(), pdf());
    expect(await screen.findByText('Yükleniyor, %0')).toBeInTheDocument();
    act(() => stubs.uploads[0]?.progress(62));
    expect(screen.getByText('Yükleniyor, %62')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Dosya yükleniyor' })).toHaveValue(62);
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Mesajınız gönderiliyor...')).toBeInTheDocument();
    expect(stubs.sent).toEqual([]);
    await act(async () => stubs.uploads[0]?.settle({ reference: 'upload-1' }));
    await screen.findByText('Mesajınız başarıyla gönderildi!');
    expect(stubs.sent[0]).toMatchObject({ file: 'upload-1' });
    expect(screen.getByText('Dosya seçin veya buraya bırakın')).toBeInTheDocument();
  });

  test('can be cancelled during the upload, and removed afterwards', async () => {
    const { user } = show();
    await touch(user);
    await user.upload(field(), pdf());
    await user.click(await screen.findByRole('button', { name: 'Yüklemeyi iptal et' }));
    expect(stubs.uploads[0]?.isCancelled).toBe(true);
    await waitFor(() => expect(field()).toHaveFocus());
    await user.upload(field(), pdf());
    await act(async () => stubs.uploads[1]?.settle({ reference: 'upload-2' }));
    await user.click(await screen.findByRole('button', { name: 'Dosyayı kaldır' }));
    expect(screen.getByText('Dosya seçin veya buraya bırakın')).toBeInTheDocument();
    await fillIn(user);
    await send(user);
    await screen.findByText('Mesajınız başarıyla gönderildi!');
    expect(stubs.sent[0]).toMatchObject({ file: '' });
  });

  test.each([
    ['file_type', 'Bu dosya türü kabul edilmiyor.'],
    ['no_answer', 'Sunucu erişim problemi!'],
  ])('that the backend refuses (%s) has an error at its field, and the message is not sent', async (code, reason) => {
    const { user } = show();
    await touch(user);
    await user.upload(field(), pdf());
    await act(async () => stubs.uploads[0]?.settle({ code }));
    const error = await screen.findAllByText(/Dosya Yüklenemedi!/);
    expect(error[0]).toHaveTextContent(reason);
    expect(field()).toBeInvalid();
    await fillIn(user);
    await send(user);
    await screen.findByText('Form Gönderilemedi!');
    expect(field()).toHaveFocus();
    expect(stubs.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Dosyayı kaldır' }));
    await send(user);
    await screen.findByText('Mesajınız başarıyla gönderildi!');
  });

  test('that is empty or too large is not uploaded', async () => {
    const { user } = show();
    await touch(user);
    await user.upload(field(), new File([], 'bos.pdf', { type: 'application/pdf' }));
    expect((await screen.findAllByText(/Dosya boş\./)).length).toBeGreaterThan(0);
    const large = pdf('buyuk.pdf');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    await user.upload(field(), large);
    expect((await screen.findAllByText(/Dosya en fazla 10 MB olabilir\./)).length).toBeGreaterThan(0);
    expect(stubs.uploads).toEqual([]);
  });
});

describe('errors found by the server', () => {
  const values = { ...emptyValues, subject: 'Şaft', name: 'Ayşe', email: 'ayse@', message: 'Merhaba' };
  const failed = { kind: 'failure' as const, text: 'Form Gönderilemedi!' };

  test('stay until the field changes, whenever the script loads', async () => {
    const { user } = show('tr', {
      values,
      status: failed,
      errors: { email: 'Geçersiz email adresi.', file: 'Yeniden.' },
    });
    expect(screen.getByLabelText('E-posta')).toHaveFocus();
    await screen.findByText('Doğrulandı.');
    expect(screen.getByLabelText('E-posta')).toHaveAccessibleDescription('Geçersiz email adresi.');
    expect(screen.getByLabelText('Dosya (isteğe bağlı)')).toHaveAccessibleDescription(/Yeniden\./);
    expect(screen.getByText('Form Gönderilemedi!')).toBeInTheDocument();
    await user.type(screen.getByLabelText('E-posta'), 'ornek.com.tr');
    await waitFor(() => expect(screen.getByLabelText('E-posta')).toBeValid());
    await send(user);
    await screen.findByText('Mesajınız başarıyla gönderildi!');
    expect(screen.queryByText('Form Gönderilemedi!')).not.toBeInTheDocument();
    for (const label of ['Konu', 'Ad soyad', 'E-posta', 'Mesajınız'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    await send(user);
    expect(await screen.findAllByText('Bu alan zorunlu.')).not.toEqual([]);
    expect(stubs.sent).toHaveLength(1);
  });

  test('get the focus when only the file is wrong', async () => {
    show('tr', { values, errors: { file: 'Dosya boş.' } });
    expect(screen.getByLabelText('Dosya (isteğe bağlı)')).toHaveFocus();
    await screen.findByText('Doğrulandı.');
    expect(screen.getByLabelText('Dosya (isteğe bağlı)')).toHaveAccessibleDescription(/Dosya boş\./);
  });

  test('leave no draft after sending', async () => {
    const { user, unmount } = show();
    await touch(user);
    await fillIn(user);
    unmount();
    show('tr', { status: { kind: 'success', text: 'Mesajınız başarıyla gönderildi!' } });
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByLabelText('Konu')).toHaveValue('');
  });
});

test('what is typed while the message is being sent stays in the form', async () => {
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await user.upload(screen.getByLabelText(/^Dosya/), pdf());
  await send(user);
  await user.type(screen.getByLabelText('Mesajınız'), ' Bir de telefon.');
  stubs.uploads[0]?.settle({ reference: 'r1' });
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(stubs.sent.map(({ message }) => message)).toEqual(['Merhaba']);
  expect(screen.getByLabelText('Mesajınız')).toHaveValue('Merhaba Bir de telefon.');
  expect(readDraft()?.values.message).toBe('Merhaba Bir de telefon.');
});
