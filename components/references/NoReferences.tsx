import type { Translate } from '@/lib/i18n/languages';

import styles from './NoReferences.module.scss';

/** Shown for a category without pages: a sentence beside the drawing of an arch that is not built yet. */
export function NoReferences({ t }: { t: Translate }) {
  return (
    <div className={styles.empty}>
      <span className={styles.drawing} />
      <p className="lead">{t('noReferences')}</p>
    </div>
  );
}
