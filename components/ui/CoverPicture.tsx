import { phoneCandidates, phoneWindow } from '@/lib/pictures/picture-address';
import type { Image } from '@/lib/sections/define-section';

import { Picture } from './Picture';

interface Props {
  image: Image;
  /** The crop that fits the box on a phone. */
  crop?: keyof typeof phoneSizes;
  /** The largest picture of the first view: loaded first, and never lazily. */
  isPriority?: boolean;
}

/** The width for an upright tablet, whose boxes are square. */
const least = 1200;

/**
 * The `sizes` of an uncut picture on a phone: only a third of its width shows, so it must be wider than the window.
 * Large enough for the full height would be twice the bytes.
 */
const uncut = '130vw';

/**
 * The `sizes` of a crop on a phone. A square one covers a box of up to 450 px by the width of the window, under a shade:
 * a tenth fewer pixels than the screen has cannot be told there, and are a third fewer bytes. The default is 100vw.
 */
const phoneSizes = { portrait: undefined, square: '104vw' };

/** A photograph over the whole width of the page. Phones get a crop of it, if the backend has one. */
export function CoverPicture({ image, crop: shape = 'portrait', isPriority }: Props) {
  const crop = image[shape] ?? image.portrait;
  const wide = '(min-width: 1200px) calc(100vw - 96px), ';
  if (!crop)
    return <Picture image={image} sizes={`${wide}(min-width: 576px) 100vw, ${uncut}`} isPriority={isPriority} />;
  return (
    <picture>
      <source
        media={phoneWindow}
        sizes={phoneSizes[shape]}
        srcSet={phoneCandidates(crop.src, crop.width) ?? crop.src}
      />
      <Picture image={image} sizes={`${wide}100vw`} range={{ from: least }} isPriority={isPriority} />
    </picture>
  );
}
