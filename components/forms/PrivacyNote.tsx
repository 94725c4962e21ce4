import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';

import styles from './Form.module.scss';

/** The page of the content that holds the full notice. */
const noticePath = '/page/kvkk-aydinlatma-metni';

/** The first layer of the notice that the law asks for where data is collected; the second is a page of the content. */
export function PrivacyNote({ text, language }: { text: string; language: Language }) {
  return (
    <p className={`${styles.hint} ${styles.privacy} ${styles.wide}`}>
      {text} <a href={addressOf(noticePath, language)}>{translator(language)('privacyNotice')}</a>
    </p>
  );
}
