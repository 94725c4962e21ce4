import { splitLanguage } from '../redirects/own-path';
import { genericRoot } from '../routes/site-routes';

/**
 * The address of a post. Its id may be a path below the base path, such as `2024/temel`, and never leads out of it. Of
 * the site's own pages it is the key, which is one segment whatever it contains.
 *
 * @param basePath of the list of posts, in the active language
 */
export function postAddress(basePath: string, id: string): string {
  // Browsers read an encoded `..` as they read `..`, so such segments are left out.
  const parts = (splitLanguage(basePath)?.bare ?? basePath) === genericRoot ? [id] : id.split('/');
  const segments = parts.filter((segment) => !['', '.', '..'].includes(segment));
  return basePath + segments.map(encodeURIComponent).join('/');
}
