import type { Crop, Document, Image, Movie } from './define-section';

/**
 * The browser's address of a media reference (absolute, or relative to the backend host); undefined when not allowed.
 */
export type MediaAddress = (src: string) => string | undefined;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 1 ? Math.round(value) : undefined;
}

function parseFocal(value: unknown): Image['focal'] {
  if (!isRecord(value)) return undefined;
  const { x, y } = value;
  const isPercent = (n: unknown): n is number => typeof n === 'number' && n >= 0 && n <= 100;
  return isPercent(x) && isPercent(y) ? { x, y } : undefined;
}

function parseCrop(
  value: unknown,
  resolveMedia: MediaAddress,
  hasShape: (width: number, height: number) => boolean,
): Crop | undefined {
  if (!isRecord(value) || typeof value.src !== 'string' || value.src === '') return undefined;
  const src = resolveMedia(value.src);
  const [width, height] = [positive(value.width), positive(value.height)];
  return src && width && height && hasShape(width, height) ? { src, width, height } : undefined;
}

/**
 * An image is a string or `{ src, width, height, alt, blurDataURL }`; both are accepted everywhere
 * (docs/contract.md#images-and-films).
 */
export function parseImage(raw: unknown, resolveMedia: MediaAddress): Image | undefined {
  const object = typeof raw === 'string' ? { src: raw } : raw;
  if (!isRecord(object) || typeof object.src !== 'string' || object.src === '') return undefined;
  const src = resolveMedia(object.src);
  if (!src) return undefined;
  const { alt, blurDataURL } = object;
  const isBlur =
    typeof blurDataURL === 'string' && /^data:image\/(webp|jpeg|png);base64,[\w+/=]{1,4000}$/.test(blurDataURL);
  const image: Image = {
    src,
    width: positive(object.width),
    height: positive(object.height),
    alt: typeof alt === 'string' ? alt : '',
    blurDataURL: isBlur ? blurDataURL : undefined,
    focal: parseFocal(object.focal),
    portrait: parseCrop(object.portrait, resolveMedia, (width, height) => width < height),
    square: parseCrop(object.square, resolveMedia, (width, height) => width === height),
  };
  return image;
}

/** A film is a string or an object: docs/contract.md#images-and-films. */
export function parseMovie(raw: unknown, resolveMedia: MediaAddress): Movie | undefined {
  const object = typeof raw === 'string' ? { src: raw } : raw;
  if (!isRecord(object) || typeof object.src !== 'string') return undefined;
  const src = platformAddress(object.src) ?? resolveMedia(object.src);
  if (!src) return undefined;
  const captions = Array.isArray(object.captions) ? object.captions : [];
  const { duration, uploadedAt } = object;
  return {
    src,
    poster: typeof object.poster === 'string' ? resolveMedia(object.poster) : undefined,
    captions: captions.flatMap((caption: unknown) => {
      if (!isRecord(caption) || typeof caption.src !== 'string' || typeof caption.language !== 'string') return [];
      const captionSrc = resolveMedia(caption.src);
      return captionSrc ? [{ src: captionSrc, language: caption.language }] : [];
    }),
    ...(typeof duration === 'number' && duration > 0 && Number.isFinite(duration) && { duration }),
    ...(typeof uploadedAt === 'string' && uploadedAt && { uploadedAt }),
  };
}

/** A file to download is a string or an object: docs/contract.md#images-and-films. */
export function parseDocument(raw: unknown, resolveMedia: MediaAddress): Document | undefined {
  const object = typeof raw === 'string' ? { src: raw } : raw;
  if (!isRecord(object) || typeof object.src !== 'string' || object.src === '') return undefined;
  const src = resolveMedia(object.src);
  if (!src) return undefined;
  const { mimeType } = object;
  const isType = typeof mimeType === 'string' && /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(mimeType);
  return { src, size: positive(object.size), mimeType: isType ? mimeType : undefined };
}

const platform =
  /^https:\/\/((www\.|m\.)?youtube\.com|(www\.)?(youtube-nocookie\.com|youtu\.be|vimeo\.com|player\.vimeo\.com))\//i;

/** Whether a film is on YouTube or Vimeo. The site can embed their players. */
export const isVideoPlatform = (src: string): boolean => platform.test(src);

/** The `https:` address of a film on a platform; undefined for any other film. */
export function platformAddress(src: string): string | undefined {
  const secure = src.replace(/^http:/i, 'https:');
  return isVideoPlatform(secure) ? secure : undefined;
}
