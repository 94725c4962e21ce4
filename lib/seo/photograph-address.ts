import 'server-only';

import { env } from '../env';
import { backendMediaPath } from '../media/media-address';

/**
 * The address of a picture for the server.
 *
 * @param src the browser's address, as `mediaAddress` returns it
 * @returns undefined when pictures may not come from there
 */
export function photographAddress(src: string): string | undefined {
  const { backendUrl, mediaOrigins } = env();
  if (src.startsWith('/media/')) {
    return backendUrl + backendMediaPath(src.slice('/media/'.length).split('/').map(decodeURIComponent));
  }
  return URL.canParse(src) && mediaOrigins.includes(new URL(src).origin) ? src : undefined;
}
