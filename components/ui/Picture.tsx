import { pictureAddresses } from '@/lib/pictures/picture-address';
import type { Image } from '@/lib/sections/define-section';

interface Props {
  image: Image;
  /** The width the picture is shown at, as the `sizes` attribute takes it. */
  sizes: string;
  /** The least and the most pixels in width that any screen could use; by default as many as the picture has. */
  range?: { from?: number; to?: number };
  /** The largest picture of the first view: asked for first, and never lazily. */
  isPriority?: boolean;
  /** For a picture whose neighbouring text says it all. */
  isDecorative?: boolean;
  className?: string;
}

/** Used where a backend sent a bare string; the boxes of the design crop, so only the loading is affected. */
const assumedSize = { width: 1600, height: 900 };

/** A picture in the sizes and formats the browser asks for (docs/decisions/0028). */
export function Picture({ image, sizes, range = {}, isPriority = false, isDecorative = false, className }: Props) {
  const { src, width = assumedSize.width, height = assumedSize.height, alt, focal } = image;
  const to = Math.min(range.to ?? Infinity, image.width ?? Infinity);
  const { srcSet, src: widest } = pictureAddresses(src, { sizes, from: range.from, to });
  // What is not there is left out, since every attribute of a page's pictures crosses into the browser spelt out.
  const own = {
    ...(isPriority && { fetchPriority: 'high' as const }),
    ...(className && { className }),
    ...(focal && { style: { objectPosition: `${focal.x}% ${focal.y}%` } }),
    ...(srcSet && { sizes, srcSet }),
  };
  return (
    <img
      alt={isDecorative ? '' : alt}
      loading={isPriority ? 'eager' : 'lazy'}
      width={width}
      height={height}
      decoding="async"
      {...own}
      // After the others: Safari asks for it as soon as it is set.
      src={widest}
    />
  );
}
