import { Arrow } from './Arrow';
import styles from './MoreLink.module.scss';

interface Props {
  href: string;
  title: string;
  /** The subject of the link, for screen readers that list links without context. */
  about?: string;
  className?: string;
}

/** A text link with a line in the base colour. */
export function MoreLink({ href, title, about, className }: Props) {
  return (
    <a className={className ? `${styles.more} ${className}` : styles.more} href={href}>
      <span>
        <span>{title}</span>
        {about && <span className="visually-hidden">: {about}</span>}
      </span>
      <Arrow className={styles.arrow} />
    </a>
  );
}
