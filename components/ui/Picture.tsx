import { phoneCandidates, phoneWindow, pictureAddresses } from '@/lib/pictures/picture-address';
import type { Image } from '@/lib/sections/define-section';

interface Props {
  image: Image;
  /** The displayed width, as the `sizes` attribute takes it. */
  sizes: string;
  /** The smallest and largest useful widths in pixels; by default up to the picture's own. */
  range?: { from?: number; to?: number };
  /** The largest picture of the first view: loaded first, and never lazily. */
  isPriority?: boolean;
  /** Whether it is about as wide as the window of a phone, which then gets it compressed more. */
  isWideOnPhone?: boolean;
  /** For a picture that the text beside it describes fully. */
  isDecorative?: boolean;
  className?: string;
}

/** Used when the backend sent a bare string. The boxes crop pictures, so this affects loading only. */
const assumedSize = { width: 1600, height: 900 };

/** A picture in the sizes and formats that the browser chooses (docs/decisions/0028). */
export function Picture({
  image,
  sizes,
  range = {},
  isPriority = false,
  isWideOnPhone = false,
  isDecorative = false,
  className,
}: Props) {
  const { src, width = assumedSize.width, height = assumedSize.height, alt, focal } = image;
  const to = Math.min(range.to ?? Infinity, image.width ?? Infinity);
  const { srcSet, src: widest } = pictureAddresses(src, { sizes, from: range.from, to });
  // Absent attributes are left out, since all attributes of a page's pictures are serialised for React.
  const own = {
    ...(isPriority && { fetchPriority: 'high' as const }),
    ...(className && { className }),
    ...(focal && { style: { objectPosition: `${focal.x}% ${focal.y}%` } }),
    ...(srcSet && { sizes, srcSet }),
  };
  const picture = (
    <img
      alt={isDecorative ? '' : alt}
      loading={isPriority ? 'eager' : 'lazy'}
      width={width}
      height={height}
      decoding="async"
      {...own}
      // Last: Safari starts loading as soon as it is set.
      src={widest}
    />
  );
  const onPhone = isWideOnPhone ? phoneCandidates(src, image.width) : undefined;
  if (onPhone === undefined) return picture;
  return (
    <picture>
      <source media={phoneWindow} srcSet={onPhone} />
      {picture}
    </picture>
  );
}
