import { Arrow } from './Arrow';
import styles from './Plate.module.scss';

interface Props {
  href: string;
  title: string;
  /** The small line above the title, as decoration. */
  note?: string;
}

/** A link that looks like a drawing's title block, in the lower right corner of a photograph. */
export function Plate({ href, title, note }: Props) {
  return (
    <a className={styles.plate} href={href}>
      {note && (
        <span className="note" aria-hidden="true">
          {note}
        </span>
      )}
      <b>{title}</b>
      <Arrow />
    </a>
  );
}
