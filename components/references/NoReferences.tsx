import type { Translate } from '@/lib/i18n/languages';

import styles from './NoReferences.module.scss';

/** SPEC.md §2: what a category without pages says, beside an arch that is drawn but not yet built. */
export function NoReferences({ t }: { t: Translate }) {
  return (
    <div className={styles.empty}>
      <span className={styles.drawing} />
      <p>{t('noReferences')}</p>
    </div>
  );
}
