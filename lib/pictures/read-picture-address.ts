import { backendMediaPath, isFileOfHost } from '../media/media-address';
import { addressOf, isPictureWidth, type PictureKind, pictureSource } from './picture-address';

/** A picture in one of its widths, as in its address. */
export interface PictureName {
  source: string;
  kind: PictureKind;
  width: number;
}

/** The meaning of an address: a picture, a redirect to the picture's own address, or nothing. */
export type PictureReading = PictureName | { location: string } | 'none';

const pattern = /^\/media\/([wd])(\d+)\/([^?#]+)/;

/** Next's own address for pictures. Without this, every request would render Next's not-found page. */
const nextImagePath = /^\/_next\/image(?:[/?#]|$)/;

/** The backend's own pictures have one name; `~` stands for what is outside of its `/media/`. */
function readSource(rest: string, mediaOrigins: readonly string[]): string | undefined {
  const [, host, path = ''] = /^@([^/]+)\/(.+)$/.exec(rest) ?? [];
  if (host !== undefined) return mediaOrigins.includes(`https://${host}`) ? pictureSource(path, host) : undefined;
  const source = pictureSource(rest)?.replace(/^(?:~\/media\/)+(?=.)/, '');
  return source && isFileOfHost(source.split('/').map(decodeURIComponent)) ? source : undefined;
}

/**
 * Reads a request for a picture in one of its widths. A picture has one spelling of its address only, so that nobody
 * can have it made again under another one.
 *
 * @param url the request target as the client sent it
 * @param mediaOrigins further origins that pictures may come from
 * @returns undefined for an address of another kind
 */
export function readPictureAddress(url: string, mediaOrigins: readonly string[]): PictureReading | undefined {
  if (nextImagePath.test(url)) return 'none';
  const match = pattern.exec(url);
  if (!match) return undefined;
  const [, letter = '', width = '', rest = ''] = match;
  const kind = letter as PictureKind;
  const isMade = isPictureWidth(kind, Number(width)) && !width.startsWith('0');
  const source = isMade ? readSource(rest, mediaOrigins) : undefined;
  if (source === undefined) return 'none';
  const name = { source, kind, width: Number(width) };
  const location = addressOf(name.source, name.kind, name.width);
  return location === url ? name : { location };
}

/** The addresses of a picture's original, for the server and for a browser. */
export function originalAddresses(source: string, backendUrl: string): { upstream: string; browser: string } {
  if (source.startsWith('@')) {
    const address = `https://${source.slice(1)}`;
    return { upstream: address, browser: address };
  }
  const path = backendMediaPath(source.split('/').map(decodeURIComponent));
  return { upstream: backendUrl + path, browser: `/media/${source}` };
}
