import type { ReactNode } from 'react';

import styles from './ButtonLink.module.scss';

/** What a button and a link with the weight of one have in common. */
export interface ButtonLook {
  title: string;
  /** Decoration that stands before the title, such as an `Icon`. */
  iconBefore?: ReactNode;
  iconAfter?: ReactNode;
  size?: 'small' | 'normal' | 'large';
  /** A colour of the theme, a mere outline, or the theme's gradient. */
  theme?: 'base' | 'ink' | 'outline' | 'gradient';
  /** Said instead of the title. It has to hold the title, by which those who speak to their browser know it. */
  ariaLabel?: string;
}

export function buttonClass({ size = 'normal', theme = 'base' }: ButtonLook): string {
  return [styles.button, size !== 'normal' && styles[size], theme !== 'base' && styles[theme]]
    .filter(Boolean)
    .join(' ');
}

/** The title of a button between its icons. */
export function ButtonFace({ title, iconBefore, iconAfter }: ButtonLook) {
  return (
    <>
      {iconBefore}
      {title && <span>{title}</span>}
      {iconAfter}
    </>
  );
}
