import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';

import styles from './Form.module.scss';

/** The page with the full notice. */
const noticePath = '/page/kvkk-aydinlatma-metni';

/** The short notice that the law requires where data is collected; the full one is a page of the content. */
export function PrivacyNote({ text, language }: { text: string; language: Language }) {
  return (
    <p className={`${styles.hint} ${styles.privacy} ${styles.wide}`}>
      {text} <a href={addressOf(noticePath, language)}>{translator(language)('privacyNotice')}</a>
    </p>
  );
}
