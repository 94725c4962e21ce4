import { Arrow } from './Arrow';
import { ButtonFace, type ButtonLook, buttonClass } from './ButtonFace';
import styles from './ButtonLink.module.scss';

type Props = ButtonLook & { href: string } & (
    | { target?: '_self'; newWindow?: undefined }
    /** `newWindow` says so to those who can't see it happen: the catalogues' text of that name. */
    | { target: '_blank'; newWindow: string }
  );

/** A link with the weight of a button. Without icons of its own it has an arrow; null for one leaves it out. */
export function ButtonLink({ href, target, newWindow, ...look }: Props) {
  const { iconBefore, ariaLabel } = look;
  const { iconAfter = iconBefore === undefined ? <Arrow className={styles.arrow} /> : undefined } = look;
  return (
    <a
      className={buttonClass(look)}
      href={href}
      target={target}
      rel={newWindow && 'noopener'}
      aria-label={ariaLabel && newWindow ? `${ariaLabel} ${newWindow}` : ariaLabel}
    >
      <ButtonFace {...look} iconAfter={iconAfter} />
      {newWindow && <span className="visually-hidden">{newWindow}</span>}
    </a>
  );
}
