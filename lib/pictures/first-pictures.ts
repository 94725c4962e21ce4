import { type PictureName, readPictureAddress } from './read-picture-address';

/** A picture that is asked for first, as React writes it, with its crop for phones before it. */
const pattern =
  /(?:<source\s[^>]*srcSet="([^"]*)"[^>]*>)?<img\s(?=[^>]*\sfetchPriority="high")[^>]*\ssrcSet="([^"]*)"/gi;

/**
 * The pictures that a page shows before anybody scrolls, in the widths that a browser could ask for.
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
