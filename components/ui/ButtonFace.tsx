import type { ReactNode } from 'react';

import styles from './ButtonLink.module.scss';

/** The props that buttons and button-like links share. */
export interface ButtonLook {
  title: string;
  /** Decoration before the title, such as an `Icon`. */
  iconBefore?: ReactNode;
  iconAfter?: ReactNode;
  size?: 'small' | 'normal' | 'large';
  /** A colour of the theme, an outline, or the theme's gradient. */
  theme?: 'base' | 'ink' | 'outline' | 'gradient';
  /** The accessible name instead of the title. It must contain the title, for voice control. */
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
