import type { ComponentProps, CSSProperties } from 'react';

import { Picture } from '@/components/ui/Picture';
import { carriesWhiteText } from '@/lib/color/contrast';
import type { Page } from '@/lib/content';

import { cardOf } from './card-of';
import styles from './CardPicture.module.scss';

interface Props extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'range'> {
  page: Page;
}

/** SPEC.md §2: a card's picture, else its header colour, else the fallback colour, the latter two with arches drawn. */
export function CardPicture({ page, sizes, range }: Props) {
  const { image, color } = cardOf(page);
  if (image) return <Picture image={image} sizes={sizes} range={range} isDecorative />;
  const style = color ? ({ '--card-color': color } as CSSProperties) : undefined;
  const isDark = color !== undefined && carriesWhiteText(color);
  return <span className={isDark ? `${styles.drawn} ${styles.dark}` : styles.drawn} style={style} />;
}
