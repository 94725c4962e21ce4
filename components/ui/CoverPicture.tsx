import { pictureAddresses } from '@/lib/pictures/picture-address';
import type { Image } from '@/lib/sections/define-section';

import { Picture } from './Picture';

interface Props {
  image: Image;
  /** The largest picture of the first view: asked for first, and never lazily. */
  isPriority?: boolean;
}

/** Below this width, in pixels (`styles/settings/breakpoints`), the boxes of these pictures are upright. */
const phone = '(width < 576px)';

/**
 * What a tablet held upright needs, whose boxes are as tall as wide, in pixels; and what a phone needs for two pixels
 * for each of its own.
 */
const least = 1200;
const twofold = 800;

/**
 * What an uncut picture is asked for as, on a phone: of its width only a third shows, so that it has to be wider than
 * the window. Wide enough for the whole height it would weigh twice as much.
 */
const uncut = '130vw';

/** A photograph over the whole width of the page: on a phone its upright crop, where the backend has one. */
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

/** The crop's addresses as `srcset` takes them. */
function candidates({ src, width }: NonNullable<Image['portrait']>): string {
  const { srcSet } = pictureAddresses(src, { sizes: '100vw', from: twofold, to: width, kind: 'd' });
  return srcSet ?? src;
}
