import 'server-only';

import { env } from '../env';
import { backendMediaPath } from '../media/media-address';

/**
 * Where the server finds a picture of the content.
 *
 * @param src the browser's address of it, as `mediaAddress` gives it
 * @returns undefined where no picture may come from there
 */
export function photographAddress(src: string): string | undefined {
  const { backendUrl, mediaOrigins } = env();
  if (src.startsWith('/media/')) {
    return backendUrl + backendMediaPath(src.slice('/media/'.length).split('/').map(decodeURIComponent));
  }
  return URL.canParse(src) && mediaOrigins.includes(new URL(src).origin) ? src : undefined;
}
