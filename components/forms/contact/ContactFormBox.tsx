import { env } from '@/lib/env';
import { fieldDescriptions } from '@/lib/forms/contact-fields';
import { fixedSubject } from '@/lib/forms/fixed-subject';
import type { ContactAnswer } from '@/lib/forms/page-answers';
import { acceptOf, typeNames } from '@/lib/forms/upload-rules';
import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';

import { PrivacyNote } from '../PrivacyNote';
import { ContactFormIsland } from './ContactFormIsland.client';
import type { FormLabels } from './form-view';

/** What a section asks for with the form, if it is about one subject. */
interface FormAbout {
  /** Names the form. */
  title: string;
  subject: string;
  asksPhone: boolean;
  asksFile: boolean;
  /** The text of the button, instead of the form's own. */
  buttonTitle?: string;
}

interface Props {
  /** Unique on the page. */
  id: string;
  language: Language;
  /** The address of the notice on personal data. */
  notice?: string;
  answer?: ContactAnswer;
  about?: FormAbout;
}

/** The contact form in a visitor's language. */
export function ContactFormBox({ id, language, notice, answer, about }: Props) {
  const t = translator(language);
  const { upload } = env();
  const labels: FormLabels = {
    form: about?.title ?? t('contactForm'),
    fields: Object.fromEntries(fieldDescriptions.map(({ name, label }) => [name, t(label)])) as FormLabels['fields'],
    file: t('fieldFile'),
    optional: t('fieldOptional'),
    fileChoose: t('fileChoose'),
    fileHint: t('fileHint', { types: typeNames(upload), size: String(upload.maxMegabytes) }),
    captcha: t('captchaTitle'),
    captchaIdle: t('captchaIdle'),
    send: about?.buttonTitle ?? t('formSend'),
    sending: t('formSendingShort'),
    required: t(about ? 'formRequiredAbout' : 'formRequired'),
    honeypot: t('honeypot'),
  };
  return (
    <ContactFormIsland
      id={id}
      action={addressOf('/contact/send', language)}
      language={language}
      labels={labels}
      upload={{ ...upload, accept: acceptOf(upload) }}
      answer={answer}
      subject={about && fixedSubject(about.subject)}
      omitted={
        about && [...(about.asksPhone ? [] : (['phone'] as const)), ...(about.asksFile ? [] : (['file'] as const))]
      }
      privacy={<PrivacyNote text={t('privacyContact')} language={language} notice={notice} />}
    />
  );
}
