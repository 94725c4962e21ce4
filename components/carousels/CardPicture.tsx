import type { ComponentProps } from 'react';

import { ArchDrawing } from '@/components/ui/ArchDrawing';
import { Picture } from '@/components/ui/Picture';
import type { Page } from '@/lib/content';

import { cardOf } from './card-of';

interface Props extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'range'> {
  page: Page;
}

/** A card's picture, else its header colour, else the fallback colour. Arches are drawn on a colour. */
export function CardPicture({ page, sizes, range }: Props) {
  const { image, color } = cardOf(page);
  if (!image) return <ArchDrawing color={color} />;
  return <Picture image={image} sizes={sizes} range={range} isWideOnPhone isDecorative />;
}
