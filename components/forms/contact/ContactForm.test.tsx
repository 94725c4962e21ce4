import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { emptyValues } from '@/lib/forms/contact-values';
import type { Envelope } from '@/lib/http/api-answer';
import type { ContactAnswer } from '@/lib/forms/page-answers';
import type { Language } from '@/lib/i18n/languages';

import { ContactFormBox } from './ContactFormBox';
import type { Upload } from './upload-file';

/** The answers of the site's endpoints, and a proof of work that takes no time. */
const sent: Record<string, unknown>[] = [];
let answers: Envelope[] = [];
let uploads: {
  file: File;
  settle: (result: { reference: string } | { code: string }) => void;
  progress: (n: number) => void;
  isCancelled: boolean;
}[] = [];
let captchaFails = false;

jest.mock('@/lib/forms/robot-traps', () => ({ honeypotName: 'website', minFillMs: 0 }));
jest.mock('./solve-captcha', () => ({
  solveCaptcha: async () => {
    if (captchaFails) throw new Error('no challenge');
    return { payload: 'solved', expiresAt: Infinity };
  },
}));
jest.mock('./send-message', () => ({
  ...jest.requireActual<object>('./send-message'),
  sendMessage: async (message: Record<string, unknown>) => {
    sent.push(message);
    return answers.shift() ?? { success: true };
  },
}));
jest.mock('./upload-file', () => ({
  uploadFile: (file: File, progress: (percent: number) => void): Upload => {
    const entry = { file, progress, isCancelled: false } as (typeof uploads)[number];
    const done = new Promise<{ reference: string } | { code: string }>((resolve) => {
      entry.settle = resolve;
    });
    uploads.push(entry);
    return {
      done,
      cancel: () => {
        entry.isCancelled = true;
        entry.settle({ code: 'cancelled' });
      },
    };
  },
}));

beforeEach(() => {
  sent.length = 0;
  answers = [];
  uploads = [];
  captchaFails = false;
  sessionStorage.clear();
});

function show(language: Language = 'tr', answer?: ContactAnswer) {
  const user = userEvent.setup();
  const view = render(<ContactFormBox id="form" language={language} answer={answer} />);
  return { user, ...view };
}

/** Touches the form, so that its lazily loaded code is loaded. */
async function touch(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText('Konu'));
  await screen.findByText('Doğrulandı.');
}

const texts = { Konu: 'Şaft', 'Ad soyad': 'Ayşe', 'E-posta': 'ayse@ornek.com.tr', Mesajınız: 'Merhaba' };

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

const send = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Gönder' }));

const pdf = (name = 'rapor.pdf') => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

test('an empty form is not sent: every required field has an error, and the first gets the focus', async () => {
  const { user } = show();
  await send(user);
  expect(await screen.findAllByText('Bu alan zorunlu.')).toHaveLength(4);
  const subject = screen.getByLabelText('Konu');
  expect(subject).toHaveFocus();
  expect(subject).toBeInvalid();
  expect(subject).toHaveAccessibleDescription('Bu alan zorunlu.');
  expect(screen.getByLabelText(/Telefon/)).toBeValid();
  expect(sent).toEqual([]);
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
  expect(sent[0]).toMatchObject({ subject: 'Önce yazılan', captcha: 'solved', language: 'tr', file: '', website: '' });
});

test('success resets the form and is shown for five seconds', async () => {
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  const success = await screen.findByText('Mesajınız başarıyla gönderildi!');
  const shownAt = performance.now();
  for (const label of Object.keys(texts)) expect(screen.getByLabelText(label)).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Gönder' })).not.toHaveAttribute('aria-disabled');
  expect(sessionStorage).toHaveLength(0);
  await waitFor(() => expect(success).not.toBeInTheDocument(), { timeout: 8000 });
  expect(performance.now() - shownAt).toBeGreaterThan(4500);
}, 15_000);

test('a failure shows the reason, keeps the text, and a retry has the same submission id', async () => {
  answers = [{ success: false, code: 'no_answer' }];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Form Gönderilemedi!')).toHaveTextContent('Sunucu erişim problemi!');
  expect(screen.getByLabelText('Mesajınız')).toHaveValue('Merhaba');
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
});

test('a message that is changed after a failure has a new submission id', async () => {
  answers = [{ success: false, code: 'no_answer' }];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  await screen.findByText('Form Gönderilemedi!');
  await user.type(screen.getByLabelText('Mesajınız'), ' yine');
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId);
});

test('a double click sends once', async () => {
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Gönder' }));
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(sent).toHaveLength(1);
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
  answers = [{ success: false, code: 'validation', data: { fields: { message: 'too_long' } } }];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Bu alan çok uzun.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Mesajınız')).toHaveFocus());
});

test('a used captcha is renewed silently', async () => {
  answers = [{ success: false, code: 'captcha_used' }];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(sent).toHaveLength(2);
});

test('a captcha that fails twice is marked, and the reset clears the mark', async () => {
  answers = [
    { success: false, code: 'captcha_invalid' },
    { success: false, code: 'captcha_invalid' },
  ];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Güvenlik doğrulaması yapılamadı.')).toBeInTheDocument();
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(screen.queryByText('Güvenlik doğrulaması yapılamadı.')).not.toBeInTheDocument();
});

test('the message is sent even without a proof of work', async () => {
  captchaFails = true;
  const { user } = show();
  await user.click(screen.getByLabelText('Konu'));
  expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument();
  await fillIn(user);
  await send(user);
  await screen.findByText('Mesajınız başarıyla gönderildi!');
  expect(sent[0]?.captcha).toBeUndefined();
});

describe('the file', () => {
  const field = () => screen.getByLabelText('Dosya (isteğe bağlı)');

  test('is uploaded at once, and its reference is sent with the message', async () => {
    const { user } = show();
    await touch(user);
    await user.upload(field(), pdf());
    expect(await screen.findByText('Yükleniyor, %0')).toBeInTheDocument();
    act(() => uploads[0]?.progress(62));
    expect(screen.getByText('Yükleniyor, %62')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Dosya yükleniyor' })).toHaveValue(62);
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Mesajınız gönderiliyor...')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await act(async () => uploads[0]?.settle({ reference: 'upload-1' }));
    await screen.findByText('Mesajınız başarıyla gönderildi!');
    expect(sent[0]).toMatchObject({ file: 'upload-1' });
    expect(screen.getByText('Dosya seçin veya buraya bırakın')).toBeInTheDocument();
  });

  test('can be cancelled during the upload, and removed afterwards', async () => {
    const { user } = show();
    await touch(user);
    await user.upload(field(), pdf());
    await user.click(await screen.findByRole('button', { name: 'Yüklemeyi iptal et' }));
    expect(uploads[0]?.isCancelled).toBe(true);
    await waitFor(() => expect(field()).toHaveFocus());
    await user.upload(field(), pdf());
    await act(async () => uploads[1]?.settle({ reference: 'upload-2' }));
    await user.click(await screen.findByRole('button', { name: 'Dosyayı kaldır' }));
    expect(screen.getByText('Dosya seçin veya buraya bırakın')).toBeInTheDocument();
    await fillIn(user);
    await send(user);
    await screen.findByText('Mesajınız başarıyla gönderildi!');
    expect(sent[0]).toMatchObject({ file: '' });
  });

  test.each([
    ['file_type', 'Bu dosya türü kabul edilmiyor.'],
    ['no_answer', 'Sunucu erişim problemi!'],
  ])('that the backend refuses (%s) has an error at its field, and the message is not sent', async (code, reason) => {
    const { user } = show();
    await touch(user);
    await user.upload(field(), pdf());
    await act(async () => uploads[0]?.settle({ code }));
    const error = await screen.findAllByText(/Dosya Yüklenemedi!/);
    expect(error[0]).toHaveTextContent(reason);
    expect(field()).toBeInvalid();
    await fillIn(user);
    await send(user);
    await screen.findByText('Form Gönderilemedi!');
    expect(field()).toHaveFocus();
    expect(sent).toEqual([]);
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
    expect(uploads).toEqual([]);
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

test('the honeypot is hidden from people', () => {
  const { container } = show();
  const trap = container.querySelector('[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', { name: /boş bırakın/ })).not.toBeInTheDocument();
});

test('the privacy notice is a link, without a checkbox', () => {
  show();
  const form = screen.getByRole('form', { name: 'İletişim formu' });
  expect(within(form).getByRole('link', { name: 'KVKK aydınlatma metni' })).toHaveAttribute(
    'href',
    '/page/kvkk-aydinlatma-metni',
  );
  expect(within(form).queryByRole('checkbox')).not.toBeInTheDocument();
});
