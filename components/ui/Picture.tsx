import { getImageProps } from 'next/image';

import { usefulCandidates } from '@/lib/media/candidates';
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

/**
 * A picture in the sizes and formats the browser asks for. The markup is Next's, without its inline style,
 * which a strict content security policy would forbid.
 */
export function Picture({ image, sizes, range = {}, isPriority = false, isDecorative = false, className }: Props) {
  const { src, width = assumedSize.width, height = assumedSize.height, alt, focal } = image;
  const { props } = getImageProps({
    src,
    width,
    height,
    alt: isDecorative ? '' : alt,
    sizes,
    loading: isPriority ? 'eager' : 'lazy',
    fetchPriority: isPriority ? 'high' : undefined,
    unoptimized: /\.svg($|\?)/i.test(src),
  });
  const { style: _, srcSet, ...attributes } = props;
  const most = Math.min(range.to ?? Infinity, image.width ?? Infinity);
  // What is not there is left out, since every attribute of a page's pictures crosses into the browser spelt out.
  const own = {
    ...(srcSet && { srcSet: usefulCandidates(srcSet, range.from ?? 0, most) }),
    ...(className && { className }),
    ...(focal && { style: { objectPosition: `${focal.x}% ${focal.y}%` } }),
  };
  return <img {...attributes} {...own} alt={props.alt} />;
}
