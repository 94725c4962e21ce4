import type { Translate } from '@/lib/i18n/languages';

import styles from './NoReferences.module.scss';

/** Shown for a category without pages: a sentence beside the drawing of an arch that is not built yet. */
export function NoReferences({ t }: { t: Translate }) {
  return (
    <div className={styles.empty}>
      <svg width={260} height={170} aria-hidden="true">
        <use href="/drawings/planned.svg#planned" />
      </svg>
      <p className="lead">{t('noReferences')}</p>
    </div>
  );
}
