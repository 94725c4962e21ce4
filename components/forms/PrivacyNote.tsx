import { type Language, translator } from '@/lib/i18n/languages';

import styles from './Form.module.scss';

interface Props {
  text: string;
  language: Language;
  /** The address of the full notice, which is a page of the content. Not every site has one. */
  notice?: string;
}

/** The short notice that the law requires where data is collected. */
export function PrivacyNote({ text, language, notice }: Props) {
  return (
    <p className={`${styles.hint} ${styles.privacy} ${styles.wide}`}>
      {text} {notice && <a href={notice}>{translator(language)('privacyNotice')}</a>}
    </p>
  );
}
