import { Icon } from '@/components/ui/Icon';
import { PhoneLink } from '@/components/ui/PhoneLink';
import type { HeaderName } from '@/lib/brand/options';
import type { ApplicationModel } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language, Translate } from '@/lib/i18n/languages';
import { searchPath } from '@/lib/routes/site-routes';

import styles from './TopBar.module.scss';

interface Props {
  siteInfo: ApplicationModel['siteInfo'];
  language: Language;
  /** The header's variant, unless it is the usual one. */
  bar?: HeaderName;
  t: Translate;
}

/** Sub-title, phone and address, and the way to the search; hidden on small screens. */
export function TopBar({ siteInfo: { subTitle, phone, adress, foreign }, language, bar, t }: Props) {
  return (
    <aside className={styles.bar} data-bar={bar === 'dark' ? bar : undefined} aria-label={t('contactInformation')}>
      <p lang={foreign?.subTitle}>{subTitle}</p>
      {phone && <PhoneLink phone={phone} language={language} icon={<Icon name="phone" />} />}
      {adress && (
        <span lang={foreign?.adress}>
          <Icon name="map-pin" />
          <span>{adress}</span>
        </span>
      )}
      <a href={addressOf(searchPath, language)}>
        <Icon name="search" />
        {t('searchButton')}
      </a>
    </aside>
  );
}
