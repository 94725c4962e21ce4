import { Arrow } from './Arrow';
import styles from './ButtonLink.module.scss';

interface Props {
  href: string;
  title: string;
}

/** A link with the weight of a button. */
export function ButtonLink({ href, title }: Props) {
  return (
    <a className={styles.button} href={href}>
      {title}
      <Arrow className={styles.arrow} />
    </a>
  );
}
