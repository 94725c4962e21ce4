import type { CSSProperties } from 'react';

import { carriesWhiteText } from '@/lib/color/contrast';

import styles from './ArchDrawing.module.scss';

/**
 * Shown in a card without a picture: arches drawn on a colour. Fills its positioned parent.
 *
 * @param color of the ground; the fallback colour where there is none
 */
export function ArchDrawing({ color }: { color?: string }) {
  const style = color ? ({ '--card-color': color } as CSSProperties) : undefined;
  const isDark = color !== undefined && carriesWhiteText(color);
  return <span className={isDark ? `${styles.drawn} ${styles.dark}` : styles.drawn} style={style} />;
}
