import { type Language, translator } from '@/lib/i18n/languages';

import { NewsletterForm } from './NewsletterForm';
import styles from './Newsletter.module.scss';

interface Props {
  language: Language;
  /** The address of the notice on personal data. */
  notice?: string;
}

/** The footer's cell: a description of the newsletter, and the form. */
export function Newsletter({ language, notice }: Props) {
  const t = translator(language);
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('newsletter')}</h2>
      <p>{t('newsletterText')}</p>
      <NewsletterForm language={language} id="newsletter" notice={notice} />
    </section>
  );
}
