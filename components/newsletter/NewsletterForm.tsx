import { PrivacyNote } from '@/components/forms/PrivacyNote';
import { Honeypot } from '@/components/forms/Honeypot';
import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';

import { NewsletterIsland } from './NewsletterIsland.client';

interface Props {
  language: Language;
  /** Unique on the page. */
  id: string;
  /** The address of the notice on personal data. */
  notice?: string;
  /** The typed address, when the server answers the form. */
  email?: string;
}

/** The subscription form. Its consent sentence is stored with the address; there is no checkbox. */
export function NewsletterForm({ language, id, notice, email }: Props) {
  const t = translator(language);
  return (
    <NewsletterIsland
      id={id}
      action={addressOf('/newsletter/subscribe', language)}
      language={language}
      label={t('newsletterEmail')}
      button={t('newsletterButton')}
      email={email}
    >
      <Honeypot id={`${id}-website`} label={t('honeypot')} />
      <PrivacyNote text={t('newsletterConsent')} language={language} notice={notice} />
    </NewsletterIsland>
  );
}
