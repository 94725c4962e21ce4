import { Icon } from '@/components/ui/Icon';
import type { ApplicationModel } from '@/lib/content';
import type { Translate } from '@/lib/i18n/languages';

import { phoneHref } from './phone-href';
import styles from './TopBar.module.scss';

interface Props {
  siteInfo: ApplicationModel['siteInfo'];
  t: Translate;
}

/** SPEC.md §2: sub-title, phone and address; hidden on small screens. */
export function TopBar({ siteInfo: { subTitle, phone, adress }, t }: Props) {
  return (
    <aside className={styles.bar} aria-label={t('contactInformation')}>
      <p>{subTitle}</p>
      {phone && (
        <a href={phoneHref(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {adress && (
        <span>
          <Icon name="map-pin" />
          {adress}
        </span>
      )}
    </aside>
  );
}
