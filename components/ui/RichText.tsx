import styles from './RichText.module.scss';

interface Props {
  /** Must be sanitised by `lib/html/sanitize`. */
  html: string;
  /** Its language, if it is not the page's. */
  lang?: string;
}

/** Prose of the content. Wide tables scroll by themselves. */
export function RichText({ html, lang }: Props) {
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
