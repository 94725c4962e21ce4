import { Arrow } from './Arrow';
import styles from './MoreLink.module.scss';

interface Props {
  href: string;
  title: string;
  /** What the link is about, for those who hear the links of a page without their surroundings. */
  about?: string;
  className?: string;
}

/** A text link that leads on, on a line of the base colour. */
export function MoreLink({ href, title, about, className }: Props) {
  return (
    <a className={className ? `${styles.more} ${className}` : styles.more} href={href}>
      <span>
        {title}
        {about && <span className="visually-hidden">: {about}</span>}
      </span>
      <Arrow className={styles.arrow} />
    </a>
  );
}
