import { Icon } from '@/components/ui/Icon';
import { PhoneLink } from '@/components/ui/PhoneLink';
import type { ApplicationModel } from '@/lib/content';
import type { Language, Translate } from '@/lib/i18n/languages';

import styles from './TopBar.module.scss';

interface Props {
  siteInfo: ApplicationModel['siteInfo'];
  language: Language;
  t: Translate;
}

/** SPEC.md §2: sub-title, phone and address; hidden on small screens. */
export function TopBar({ siteInfo: { subTitle, phone, adress }, language, t }: Props) {
  return (
    <aside className={styles.bar} aria-label={t('contactInformation')}>
      <p>{subTitle}</p>
      {phone && <PhoneLink phone={phone} language={language} icon={<Icon name="phone" />} />}
      {adress && (
        <span>
          <Icon name="map-pin" />
          {adress}
        </span>
      )}
    </aside>
  );
}
