/** The site's own path for media: `/media/x.jpg` stands for the backend's, `/media/~/y.jpg` for its `/y.jpg`. */
const prefix = '/media/';
const rootPrefix = '/media/~/';

/** A path that names its file: a query behind it says which version of the file is meant, or how large. */
const fileName = /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm|vtt|woff2|pdf)$/i;

/** A host's doors that are no files: its calls, its admin, and what its framework makes of itself. */
const isDoor = (segment = '') => /^(?:api|admin|_next)$/i.test(segment);

/**
 * Whether a path of the site's can be a file of the host: visitors reach nothing else of a host that is private.
 *
 * @param segments the decoded segments after `/media/`
 */
export function isFileOfHost(segments: readonly string[]): boolean {
  return segments[0] !== '~' || !isDoor(segments[1]) || (segments.length > 2 && fileName.test(segments.at(-1) ?? ''));
}

/**
 * Whether an address of the backend names its file by a query, such as `/files/get?id=12`. Queries are not passed on:
 * anybody could have one picture made under any number of names, and send any query to a backend that is not public.
 *
 * @param src absolute, or relative to the backend host
 */
export function isNamedByQuery(src: string, backendUrl: string): boolean {
  if (!URL.canParse(src, backendUrl)) return false;
  const { origin, pathname, search } = new URL(src, backendUrl);
  return origin === backendUrl && search !== '' && !fileName.test(pathname);
}

/**
 * Where the browser finds a picture or film of the content. The backend's files are served through the site's origin,
 * so one origin serves the whole page and the backend can stay private.
 *
 * @param src absolute, or relative to the backend host
 * @param backendUrl origin of the backend
 * @param mediaOrigins further origins whose addresses stay as they are
 * @returns a path on the site without a query, an absolute address, or undefined if the origin is not allowed, the file
 *   is named by a query, or the address is none of a file
 */
export function mediaAddress(src: string, backendUrl: string, mediaOrigins: readonly string[]): string | undefined {
  if (!URL.canParse(src, backendUrl)) return undefined;
  const url = new URL(src, backendUrl);
  if (url.origin !== backendUrl) {
    return url.protocol === 'https:' && mediaOrigins.includes(url.origin) ? url.href : undefined;
  }
  if (isNamedByQuery(src, backendUrl)) return undefined;
  const own = url.pathname.startsWith(prefix) ? url.pathname : rootPrefix + url.pathname.slice(1);
  return isFileOfHost(own.slice(prefix.length).split('/')) ? own : undefined;
}

/**
 * The backend's path for a path of the site's under `/media/`: the reverse of `mediaAddress`.
 *
 * @param segments the decoded segments after `/media/`
 */
export function backendMediaPath(segments: readonly string[]): string {
  const [first, ...rest] = segments;
  const path = first === '~' ? rest : ['media', ...segments];
  return `/${path.map(encodeURIComponent).join('/')}`;
}
