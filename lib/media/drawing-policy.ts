import { sha256 } from '../cache/content-security-policy.mjs';
import { drawingStyles } from './drawing-styles';

/** For what is opened as a document of its own: a drawing can contain scripts, and links to other files. */
export const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** More would make a header that proxies refuse. Further styles do not work where the drawing is opened by itself. */
const maxHashes = 32;

const sourcesOf = (texts: string[]) => [...new Set(texts)].slice(0, maxHashes).map(sha256).join(' ');

/**
 * The content security policy of an SVG file: nothing but its own styles, by their hashes. It counts where the file is
 * opened by itself; in a page the page's policy does.
 *
 * @param svg the file's text
 */
export function drawingPolicy(svg: string): string {
  const { elements, attributes } = drawingStyles(svg);
  return [
    filePolicy,
    ...(elements.length > 0 ? [`style-src-elem ${sourcesOf(elements)}`] : []),
    // 'unsafe-hashes' lets style attributes be matched by hash at all; it allows no style that is not listed.
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${sourcesOf(attributes)}`] : []),
  ].join('; ');
}
