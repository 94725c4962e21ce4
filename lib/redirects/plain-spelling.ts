import { addressOf } from '../i18n/addresses';
import { defaultLanguage } from '../i18n/languages';
import { currentCategories } from '../categories/current-categories';
import { categoryPaths } from '../routes/category-address';
import { ownPaths } from '../routes/page-address';
import { searchPath } from '../routes/site-routes';
import { normalizePath } from './normalize-path';
import { otherNames, ownPath, splitLanguage } from './own-path';

/** The bare paths of the site's pages. */
export interface PagePaths {
  /** In their exact spelling. */
  exact: ReadonlySet<string>;
  /** By their spelling in lower case. */
  bySmall: ReadonlyMap<string, string>;
}

/** The paths that exist with any content. */
const fixedPaths = [...ownPaths, searchPath, ...otherNames];

/**
 * A path with A to Z in lower case. Other letters stay, because lower case depends on the language for some of them
 * (İ, ı).
 *
 * @param path in the spelling of `normalizePath`
 */
const inSmall = (path: string) =>
  path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment).replace(/[A-Z]+/g, (text) => text.toLowerCase())))
    .join('/');

/**
 * The paths of all pages, with those of the lists that the backend has named last.
 *
 * @param links bare paths of pages, as the backend has them
 * @param menuLinks bare paths of pages as editors have typed them, of a backend that does not list its pages. They count
 *   where no other path differs from them in nothing but capitals.
 */
export function pagePaths(links: readonly string[], menuLinks: readonly string[] = []): PagePaths {
  const lists = categoryPaths(currentCategories()).flatMap((path) => [path, `${path}/1`]);
  const listed = [...links.flatMap((link) => normalizePath(link) ?? []), ...fixedPaths, ...lists];
  const bySmall = new Map(listed.map((path) => [inSmall(path), path]));
  const typed = menuLinks.flatMap((link) => normalizePath(link) ?? []).filter((path) => !bySmall.has(inSmall(path)));
  for (const path of typed) bySmall.set(inSmall(path), path);
  return { exact: new Set([...listed, ...typed]), bySmall };
}

/**
 * The address of the page that a path with capitals or doubled slashes means.
 *
 * @param path as a client sent it, without its query
 * @returns undefined if the path needs no correction, or means no page
 */
export function plainSpelling({ exact, bySmall }: PagePaths, path: string): string | undefined {
  if (!/[A-Z]|\/\//.test(path)) return undefined;
  // `repairUrl` puts paths below this name that Next would take for another page.
  const single = path.replace(/^\/~(?=\/)/, '').replace(/\/{2,}/g, '/');
  const written = normalizePath(single);
  if (written === undefined) return undefined;
  if (exact.has(splitLanguage(written)?.bare ?? written)) return written === path ? undefined : ownPath(written);
  const { language, bare } = splitLanguage(inSmall(written)) ?? { language: defaultLanguage, bare: inSmall(written) };
  const meant = bySmall.get(bare);
  return meant === undefined ? undefined : ownPath(addressOf(meant, language));
}
