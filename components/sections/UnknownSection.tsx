import type { Translate } from '@/lib/i18n/languages';

import styles from './UnknownSection.module.scss';

interface Props {
  type: string;
  t: Translate;
}

/** What stands in development where a backend sends a section of a type nobody has defined. */
export function UnknownSection({ type, t }: Props) {
  return <p className={styles.unknown}>{t('unknownSection', { type })}</p>;
}
