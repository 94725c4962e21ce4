import styles from './RichText.module.scss';

interface Props {
  /** Sanitised by `lib/html/sanitize`: nothing else may be handed over. */
  html: string;
}

/** Prose of the content. Wide tables scroll by themselves. */
export function RichText({ html }: Props) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
