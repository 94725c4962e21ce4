import { PhoneLink } from '@/components/ui/PhoneLink';

import type { SectionContext } from '../section-props';
import styles from './ContactForm.module.scss';

/** The company's other contact data, from the site information. */
export function ContactDetails({ context }: { context: SectionContext }) {
  const { siteInfo, language, contentLanguage, t } = context;
  const { phone, email, adress, foreign } = siteInfo;
  if (!phone && !email && !adress) return null;
  return (
    <dl className={styles.details} lang={contentLanguage === language ? undefined : language}>
      {phone && (
        <div>
          <dt className="note">{t('phone')}</dt>
          <dd>
            <PhoneLink phone={phone} language={language} />
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt className="note">{t('email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {adress && (
        <div>
          <dt className="note">{t('address')}</dt>
          <dd lang={foreign?.adress}>
            <span>{adress}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
