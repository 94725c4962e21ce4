import { categoryRoot, documents, foreignSearchPath, genericRoot, ownPages, searchPath } from './site-routes';

/**
 * The addresses that the site answers with any content: no redirect may start there. The site and the embedded backend
 * both use this list. Pages of the content, `/about`, `/contact` and those of categories among them, are not in it: the
 * backend looks for those that are published.
 */

/** Addresses below these exist once, not in every language. */
const foldersOfAll: ReadonlySet<string> = new Set([
  ...['api', '_next', 'media', 'share', 'fonts', 'drawings', '.well-known', '~'],
  ...['admin', 'gallery'],
]);

/** Every address below these belongs to the site, or to a proxy in front of it. */
const folders: ReadonlySet<string> = new Set([...foldersOfAll, 'edit', 'preview', 'newsletter']);

const securityPath = '/security.txt';

/** Documents that exist once, not in every language. */
const documentsOfAll: ReadonlySet<string> = new Set([
  securityPath,
  ...documents.filter(({ isPerLanguage }) => !isPerLanguage).map(({ path }) => path),
]);

const paths: ReadonlySet<string> = new Set(
  [
    ...['/', securityPath, searchPath, foreignSearchPath, categoryRoot.slice(0, -1)],
    // Other names of pages that have an address of their own.
    ...Object.keys(ownPages).map((pageKey) => genericRoot + pageKey),
    ...Object.values(ownPages).flatMap(({ path, steps = [] }) => steps.map((step) => path + step)),
    ...documents.map(({ path }) => path),
  ].map((path) => path.slice(1)),
);

const files = /^(?:sitemap[^/]*\.xml|(?:favicon|icon|apple-touch-icon)[^/]*\.(?:ico|png|svg))$/;

/** Proxies and servers may decode an address more than once, but not more often than this. */
const maxDecodings = 3;

function decoded(path: string): string | undefined {
  let text = path;
  for (let count = 0; count < maxDecodings && text.includes('%'); count += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return undefined;
    }
  }
  return text;
}

/**
 * Whether a path, in any spelling, is one that the site answers by itself: in capitals, percent-encoded, with doubled
 * or backward slashes, with a query, in any language. What cannot be decoded counts as the site's own.
 *
 * @param languages the language codes that prefix paths
 */
export function isOwnAddress(path: string, languages: readonly string[]): boolean {
  const text = decoded(path);
  if (text === undefined) return true;
  const segments = text
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .split(/[/\\]+/)
    .filter((segment) => segment !== '' && segment !== '.');
  if (languages.includes(segments[0] ?? '')) segments.shift();
  const bare = segments.join('/');
  return folders.has(segments[0] ?? '') || paths.has(bare) || files.test(bare);
}

/**
 * Whether a path exists once, for all languages: a file of the site, or a document such as `/sitemap.xml`.
 *
 * @param path in its own spelling, without a query
 */
export function isOfAllLanguages(path: string): boolean {
  const [first = ''] = path.slice(1).split('/', 1);
  return foldersOfAll.has(first) || documentsOfAll.has(path) || files.test(path.slice(1));
}
