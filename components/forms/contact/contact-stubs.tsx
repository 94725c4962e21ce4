import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ContactAnswer } from '@/lib/forms/page-answers';
import type { Envelope } from '@/lib/http/api-answer';
import type { Language } from '@/lib/i18n/languages';

import { ContactFormBox } from './ContactFormBox';
import type { Upload } from './upload-file';

interface StubbedUpload {
  file: File;
  settle: (result: { reference: string } | { code: string }) => void;
  progress: (percent: number) => void;
  isCancelled: boolean;
}

/** Stubs of the site's endpoints, and a proof of work that takes no time, for tests of the contact form. */
export const stubs = {
  sent: [] as Record<string, unknown>[],
  answers: [] as Envelope[],
  uploads: [] as StubbedUpload[],
  captchaFails: false,
  /** How many proofs of work were asked for. */
  captchas: 0,

  reset() {
    Object.assign(stubs, { sent: [], answers: [], uploads: [], captchaFails: false, captchas: 0 });
    sessionStorage.clear();
    Element.prototype.scrollIntoView = jest.fn(() => Promise.resolve());
  },

  async solveCaptcha() {
    stubs.captchas += 1;
    if (stubs.captchaFails) throw new Error('no challenge');
    return { payload: 'solved', expiresAt: Infinity };
  },

  async sendMessage(message: Record<string, unknown>): Promise<Envelope> {
    stubs.sent.push(message);
    return stubs.answers.shift() ?? { success: true };
  },

  uploadFile(file: File, progress: (percent: number) => void): Upload {
    const entry = { file, progress, isCancelled: false } as StubbedUpload;
    const done = new Promise<{ reference: string } | { code: string }>((resolve) => {
      entry.settle = resolve;
    });
    stubs.uploads.push(entry);
    return {
      done,
      cancel: () => {
        entry.isCancelled = true;
        entry.settle({ code: 'cancelled' });
      },
    };
  },
};

/** The page with the notice on personal data. */
export const notice = '/page/kvkk';

export function show(language: Language = 'tr', answer?: ContactAnswer) {
  const user = userEvent.setup();
  const view = render(<ContactFormBox id="form" language={language} notice={notice} answer={answer} />);
  return { user, ...view };
}

/** Touches the form, so that its lazily loaded code is loaded. */
export async function touch(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText('Konu'));
  await screen.findByText('Doğrulandı.');
}

export const texts = { Konu: 'Şaft', 'Ad soyad': 'Ayşe', 'E-posta': 'ayse@ornek.com.tr', Mesajınız: 'Merhaba' };

export async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

export const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Gönder' }));

export const pdf = (name = 'rapor.pdf') => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
