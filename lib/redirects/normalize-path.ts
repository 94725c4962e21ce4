/** A path without encoded characters, and without characters that need encoding. */
const plain = /^(?:\/[\w.~-]+)+$/;

const isSegment = (segment: string) => !/^\.{0,2}$/.test(segment) && !/[/\\\p{Cc}]/u.test(segment);

/**
 * A path in the spelling in which addresses are compared: every segment percent-encoded again, no slash at the end.
 * Undefined if it is not a path of the site.
 *
 * @param path as a client sent it, without its query
 */
export function normalizePath(path: string): string | undefined {
  if (plain.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path)) return path;
  if (!path.startsWith('/')) return undefined;
  if (path === '/') return path;
  try {
    const segments = path.replace(/\/$/, '').slice(1).split('/').map(decodeURIComponent);
    if (!segments.every(isSegment)) return undefined;
    return `/${segments.map((segment) => encodeURIComponent(segment.normalize('NFC'))).join('/')}`;
  } catch {
    return undefined;
  }
}
