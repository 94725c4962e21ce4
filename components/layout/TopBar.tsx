import { Icon } from '@/components/ui/Icon';
import { PhoneLink } from '@/components/ui/PhoneLink';
import type { ApplicationModel } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language, Translate } from '@/lib/i18n/languages';
import { searchPath } from '@/lib/routes/site-routes';

import styles from './TopBar.module.scss';

interface Props {
  siteInfo: ApplicationModel['siteInfo'];
  language: Language;
  t: Translate;
}

/** Sub-title, phone and address, and the way to the search; hidden on small screens. */
export function TopBar({ siteInfo: { subTitle, phone, adress, foreign }, language, t }: Props) {
  return (
    <aside className={styles.bar} aria-label={t('contactInformation')}>
      <p lang={foreign?.subTitle}>{subTitle}</p>
      {phone && <PhoneLink phone={phone} language={language} icon={<Icon name="phone" />} />}
      {adress && (
        <span lang={foreign?.adress}>
          <Icon name="map-pin" />
          {adress}
        </span>
      )}
      <a href={addressOf(searchPath, language)}>
        <Icon name="search" />
        {t('searchButton')}
      </a>
    </aside>
  );
}
