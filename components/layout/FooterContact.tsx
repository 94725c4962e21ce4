import type { ReactNode } from 'react';

import { PhoneLink } from '@/components/ui/PhoneLink';
import type { ApplicationModel } from '@/lib/content';
import type { Language, Translate } from '@/lib/i18n/languages';

import { SocialAccounts } from './SocialAccounts';

interface Props {
  model: Pick<ApplicationModel, 'siteInfo' | 'socialAccounts' | 'brand'>;
  language: Language;
  /** The file with the brands' icons, if the page loads one anyway. */
  iconSheet?: string;
  t: Translate;
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className="note">{label}</span>
      {children}
    </div>
  );
}

/** The company's contact data, one cell each, as far as it is configured. */
export function FooterContact({ model: { siteInfo, socialAccounts, brand }, language, iconSheet, t }: Props) {
  const { adress, phone, email, foreign } = siteInfo;
  return (
    <>
      {adress && (
        <Detail label={t('address')}>
          <span lang={foreign?.adress}>{adress}</span>
        </Detail>
      )}
      {phone && (
        <Detail label={t('phone')}>
          <PhoneLink phone={phone} language={language} />
        </Detail>
      )}
      {email && (
        <Detail label={t('email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Detail>
      )}
      {socialAccounts.length > 0 && (
        <Detail label={t('socialAccounts')}>
          <SocialAccounts accounts={socialAccounts} brand={brand} iconSheet={iconSheet} />
        </Detail>
      )}
    </>
  );
}
