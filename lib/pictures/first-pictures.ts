import { type PictureName, readPictureAddress } from './read-picture-address';

/** A preloaded picture as React writes it, after its crop for phones. */
const pattern =
  /(?:<source\s[^>]*srcSet="([^"]*)"[^>]*>)?<img\s(?=[^>]*\sfetchPriority="high")[^>]*\ssrcSet="([^"]*)"/gi;

/**
 * The pictures that a page shows before scrolling, in all widths that a browser could choose.
 *
 * @param html of a page
 * @param mediaOrigins further origins that pictures may come from
 */
export function firstPictures(html: string, mediaOrigins: readonly string[]): PictureName[] {
  const sets = [...html.matchAll(pattern)].flatMap(([, crop = '', srcSet = '']) => `${crop}, ${srcSet}`.split(', '));
  return sets.flatMap((candidate) => {
    const reading = readPictureAddress(candidate.split(' ', 1)[0] ?? '', mediaOrigins);
    return reading && typeof reading === 'object' && 'source' in reading ? [reading] : [];
  });
}
