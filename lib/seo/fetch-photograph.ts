import 'server-only';

import { env } from '../env';
import { backendMediaPath } from '../media/media-address';

/** The backend has three seconds to answer (CONTRACT.md, Envelope). */
const timeoutMs = 3000;
const maxBytes = 25 * 1024 * 1024;

/** What can be drawn under text; a drawing (SVG) cannot. */
const photographs = /^image\/(jpeg|png|webp|avif)\b/;

/**
 * Fetches a picture of the content for the server's own use.
 *
 * @param src the browser's address of it, as `mediaAddress` gives it
 * @returns its bytes; null where it is no photograph or there is none
 * @throws where the host does not answer: another time it may
 */
export async function fetchPhotograph(src: string): Promise<Buffer | null> {
  const { backendUrl, mediaOrigins } = env();
  const isOwn = src.startsWith('/media/');
  const isAllowed = isOwn || (URL.canParse(src) && mediaOrigins.includes(new URL(src).origin));
  if (!isAllowed) return null;
  const address = isOwn
    ? backendUrl + backendMediaPath(src.slice('/media/'.length).split('/').map(decodeURIComponent))
    : src;
  const response = await fetch(address, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status >= 500) throw new Error(`${address}: status ${response.status}`);
  const isUseful =
    response.ok &&
    photographs.test(response.headers.get('content-type') ?? '') &&
    Number(response.headers.get('content-length') ?? 0) <= maxBytes;
  if (!isUseful) {
    await response.body?.cancel();
    return null;
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.length <= maxBytes ? bytes : null;
}
