/** The site's own path for media: `/media/x.jpg` stands for the backend's, `/media/~/y.jpg` for its `/y.jpg`. */
const prefix = '/media/';
const rootPrefix = '/media/~/';

/**
 * Where the browser finds a picture or film of the content. The backend's files are served through the site's origin,
 * so one origin serves the whole page and the backend can stay private.
 *
 * @param src absolute, or relative to the backend host
 * @param backendUrl origin of the backend
 * @param mediaOrigins further origins whose addresses stay as they are
 * @returns a path on the site, an absolute address, or undefined if the origin is not allowed
 */
export function mediaAddress(src: string, backendUrl: string, mediaOrigins: readonly string[]): string | undefined {
  if (!URL.canParse(src, backendUrl)) return undefined;
  const url = new URL(src, backendUrl);
  if (url.origin !== backendUrl) {
    return url.protocol === 'https:' && mediaOrigins.includes(url.origin) ? url.href : undefined;
  }
  return url.pathname.startsWith(prefix) ? url.pathname : rootPrefix + url.pathname.slice(1);
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
