/**
 * How a picture is compressed: `w` normally, `d` (dense) for one with several pixels per screen pixel, where less
 * detail is visible. It is part of the address, so an address always means the same file.
 */
export type PictureKind = 'w' | 'd';

/**
 * The widths of pictures, in pixels: the viewport classes of the design, and its cards; of dense ones, the screens of
 * phones with about two pixels per CSS pixel (360 and 375, and 412 with 1.75) and with three.
 */
const widthsOf: Readonly<Record<PictureKind, readonly number[]>> = {
  w: [160, 320, 480, 800, 1200, 1600, 2000],
  d: [752, 1200],
};

/** Widths of dense pictures that pages of former versions name: copies of them are in caches. */
const formerDense = [800, 1600, 2000];

/** Whether a picture of a kind is made in a width, in pixels. */
export const isPictureWidth = (kind: PictureKind, width: number): boolean =>
  widthsOf[kind].includes(width) || (kind === 'd' && formerDense.includes(width));

/** The widths from here on are for whole screens. */
const leastScreen = 480;

/** The windows of phones. In pixels, since a phone's picture has too few for a wide window with large letters. */
export const phoneWindow = '(width < 576px)';

/** Drawings are sharp at any width, and a GIF may be animated. */
const isKeptAsItIs = (path: string) => /\.(?:svg|gif)$/i.test(path);

/** Longer names are refused. */
const maxSource = 400;

function canonicalSegments(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    const areNames = segments.every((segment) => !/^\.{0,2}$/.test(segment) && !/[/\\\p{Cc}]/u.test(segment));
    return areNames ? segments.map(encodeURIComponent).join('/') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The name of a picture within its addresses: the path after `/media/`, or `@HOST/PATH` for another origin. Every
 * segment is percent-encoded again, so that each picture has only one name.
 *
 * @param path the path after `/media/`, or after `@HOST/`
 * @param host of another origin
 * @returns undefined when it cannot be the name of a picture
 */
export function pictureSource(path: string, host?: string): string | undefined {
  const segments = canonicalSegments(path);
  if (segments === undefined || isKeptAsItIs(path)) return undefined;
  const source = host === undefined ? segments : `@${host}/${segments}`;
  return source.length <= maxSource ? source : undefined;
}

function sourceOf(src: string): string | undefined {
  if (/[?#]/.test(src)) return undefined;
  if (src.startsWith('/media/')) return pictureSource(src.slice('/media/'.length));
  if (!src.startsWith('https://') || !URL.canParse(src)) return undefined;
  const { host, pathname } = new URL(src);
  return pictureSource(pathname.slice(1), host);
}

/** @param source as `pictureSource` gives it */
export const addressOf = (source: string, kind: PictureKind, width: number) => `/media/${kind}${width}/${source}`;

/** The least width in pixels that a `sizes` attribute asks for. Lengths other than `vw` are ignored. */
function leastWidth(sizes: string): number {
  const shares = [...sizes.matchAll(/(?:^|\s)(1?\d?\d)vw/g)].map(([, share]) => Number(share));
  return shares.length === 0 ? 0 : (Math.min(...shares) / 100) * leastScreen;
}

export interface PictureAddresses {
  /** The widest candidate. */
  src: string;
  /** Undefined for a picture that is served as it is. */
  srcSet?: string;
}

/**
 * The addresses of a picture in the widths that a browser could choose. Left out are candidates narrower than any box
 * of the picture, and those beyond the first that has all of its pixels.
 *
 * @param src of the content, as `mediaAddress` returns it
 * @param from the least useful width, in pixels
 * @param to the width of the original, in pixels
 */
export function pictureAddresses(
  src: string,
  { sizes, from = 0, to = Infinity, kind = 'w' }: { sizes: string; from?: number; to?: number; kind?: PictureKind },
): PictureAddresses {
  const source = sourceOf(src);
  if (source === undefined) return { src };
  const least = leastWidth(sizes);
  const widths = widthsOf[kind].filter((width) => width >= least);
  const enough = widths.findIndex((width) => width >= to);
  const useful = widths
    .slice(0, enough === -1 ? undefined : enough + 1)
    .filter((width, index, all) => width >= from || index === all.length - 1);
  return {
    src: addressOf(source, kind, useful.at(-1) ?? 0),
    srcSet: useful.map((width) => `${addressOf(source, kind, width)} ${width}w`).join(', '),
  };
}

/**
 * The `srcset` of a picture that is about as wide as the window of a phone. Its pixels are small there, so that it is
 * compressed more.
 *
 * @param src of the content, as `mediaAddress` returns it
 * @param width of the original, in pixels
 */
export const phoneCandidates = (src: string, width?: number): string | undefined =>
  pictureAddresses(src, { sizes: '100vw', to: width, kind: 'd' }).srcSet;
