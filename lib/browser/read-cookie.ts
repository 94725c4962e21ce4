/**
 * The decoded value of a cookie, or null: also where the value is not well encoded, on the server, and in a sandboxed
 * frame, where reading `document.cookie` throws.
 */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  try {
    for (const pair of document.cookie.split('; ')) {
      const at = pair.indexOf('=');
      const key = pair.slice(0, Math.max(at, 0));
      // Of several with one name, the first has the closest path.
      if (key === name || key === encodeURIComponent(name)) return decodeURIComponent(pair.slice(at + 1));
    }
  } catch {
    // Not a value that this site wrote: treated as absent.
  }
  return null;
}
