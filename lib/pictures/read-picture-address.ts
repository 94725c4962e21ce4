import { backendMediaPath } from '../media/media-address';
import { addressOf, type PictureKind, pictureSource, pictureWidths } from './picture-address';

/** A picture in one of its widths, as its address names it. */
export interface PictureName {
  source: string;
  kind: PictureKind;
  width: number;
}

/** Where an address leads: to a picture, to the address that the picture really has, or to none. */
export type PictureReading = PictureName | { location: string } | 'none';

const pattern = /^\/media\/([wd])(\d+)\/([^?#]+)/;

/** Next's own address for pictures, which would have its whole not-found page made for every request. */
const shut = /^\/_next\/image(?:[/?#]|$)/;

const isWidth = (text: string) => pictureWidths.some((width) => String(width) === text);

/** The backend's own pictures have one name there, and `~` stands for what lies outside its `/media/`. */
function readSource(rest: string, mediaOrigins: readonly string[]): string | undefined {
  const [, host, path = ''] = /^@([^/]+)\/(.+)$/.exec(rest) ?? [];
  if (host !== undefined) return mediaOrigins.includes(`https://${host}`) ? pictureSource(path, host) : undefined;
  return pictureSource(rest)?.replace(/^(?:~\/media\/)+(?=.)/, '');
}

/**
 * Reads a request for a picture in one of its widths. Only one spelling of an address is a picture's, so that nobody
 * can have the same picture made under another name.
 *
 * @param url the request target as the client sent it
 * @param mediaOrigins further origins that pictures may come from
 * @returns undefined for an address of another kind
 */
export function readPictureAddress(url: string, mediaOrigins: readonly string[]): PictureReading | undefined {
  if (shut.test(url)) return 'none';
  const match = pattern.exec(url);
  if (!match) return undefined;
  const [, kind = '', width = '', rest = ''] = match;
  const source = isWidth(width) ? readSource(rest, mediaOrigins) : undefined;
  if (source === undefined) return 'none';
  const name = { source, kind: kind as PictureKind, width: Number(width) };
  const location = addressOf(name.source, name.kind, name.width);
  return location === url ? name : { location };
}

/** Where the original of a picture is fetched by the server, and where by a browser. */
export function originalAddresses(source: string, backendUrl: string): { upstream: string; browser: string } {
  if (source.startsWith('@')) {
    const address = `https://${source.slice(1)}`;
    return { upstream: address, browser: address };
  }
  const path = backendMediaPath(source.split('/').map(decodeURIComponent));
  return { upstream: backendUrl + path, browser: `/media/${source}` };
}
