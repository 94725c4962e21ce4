import { pictureAddresses } from '@/lib/pictures/picture-address';
import type { Image } from '@/lib/sections/define-section';

import { Picture } from './Picture';

interface Props {
  image: Image;
  /** The largest picture of the first view: loaded first, and never lazily. */
  isPriority?: boolean;
}

/** Below this width, in pixels (`styles/settings/breakpoints`), the boxes of these pictures are upright. */
const phone = '(width < 576px)';

/** The width for an upright tablet, whose boxes are square, and for a phone with two pixels per CSS pixel. */
const least = 1200;
const twofold = 800;

/**
 * The `sizes` of an uncut picture on a phone: only a third of its width shows, so it must be wider than the window.
 * Large enough for the full height would be twice the bytes.
 */
const uncut = '130vw';

/** A photograph over the whole width of the page. Phones get its upright crop, if the backend has one. */
export function CoverPicture({ image, isPriority }: Props) {
  const { portrait } = image;
  const wide = '(min-width: 1200px) calc(100vw - 96px), ';
  if (!portrait)
    return <Picture image={image} sizes={`${wide}(min-width: 576px) 100vw, ${uncut}`} isPriority={isPriority} />;
  return (
    <picture>
      <source media={phone} srcSet={candidates(portrait)} />
      <Picture image={image} sizes={`${wide}100vw`} range={{ from: least }} isPriority={isPriority} />
    </picture>
  );
}

/** The crop's addresses as a `srcset`. */
function candidates({ src, width }: NonNullable<Image['portrait']>): string {
  const { srcSet } = pictureAddresses(src, { sizes: '100vw', from: twofold, to: width, kind: 'd' });
  return srcSet ?? src;
}
