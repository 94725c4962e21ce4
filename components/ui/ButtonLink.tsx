import { Arrow } from './Arrow';
import { ButtonFace, type ButtonLook, buttonClass } from './ButtonFace';
import styles from './ButtonLink.module.scss';

type Props = ButtonLook & { href: string } & (
    | { target?: '_self'; newWindow?: undefined }
    /** `newWindow` is announced to screen readers: the catalogues' text of that name. */
    | { target: '_blank'; newWindow: string }
  );

/** A link that looks like a button. Without icons it has an arrow; null removes it. */
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
