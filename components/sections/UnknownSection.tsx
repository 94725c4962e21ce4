import type { Translate } from '@/lib/i18n/languages';

import styles from './UnknownSection.module.scss';

interface Props {
  type: string;
  t: Translate;
}

/** Shown in development for a section of an undefined type. */
export function UnknownSection({ type, t }: Props) {
  return <p className={styles.unknown}>{t('unknownSection', { type })}</p>;
}
