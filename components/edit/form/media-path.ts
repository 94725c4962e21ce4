/**
 * The address at which the browser loads a picture of the backend. Paths are served through this site
 * (lib/media/media-address.ts); the browser does not know the backend's own origin.
 */
export function mediaPath(src: string): string {
  if (/^https?:/.test(src) || src.startsWith('/media/')) return src;
  return `/media/~/${src.replace(/^\//, '')}`;
}
