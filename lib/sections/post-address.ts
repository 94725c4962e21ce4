/**
 * The address of a post. Its id may be a path below the base path, such as `2024/temel`, and never leads out of it.
 *
 * @param basePath of the list of posts, in the active language
 */
export function postAddress(basePath: string, id: string): string {
  // Browsers read an encoded `..` as they read `..`, so such segments are left out.
  const segments = id.split('/').filter((segment) => !['', '.', '..'].includes(segment));
  return basePath + segments.map(encodeURIComponent).join('/');
}
