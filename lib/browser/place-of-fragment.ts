/**
 * The element to which an address's fragment leads. The browser writes an id such as `şantiye` with escapes there, and a
 * fragment with a `%` of its own cannot be decoded.
 *
 * @param fragment without its `#`
 */
export function placeOfFragment(fragment: string): HTMLElement | null {
  const place = document.getElementById(fragment);
  try {
    return place ?? document.getElementById(decodeURIComponent(fragment));
  } catch {
    return place;
  }
}
