import type { PageKey } from '../content';
import { defaultLanguage, type Language } from '../i18n/language';
import { normalizePath } from '../redirects/normalize-path';
import { ownPaths } from '../routes/page-address';
import { genericRoot, searchPath } from '../routes/site-routes';
import { pageUrl } from './page-url';
import { escapeXml } from './xml';

/** Pictures by bare path, in full addresses. */
export type SitemapImages = ReadonlyMap<string, readonly string[]>;

/** A page of a list, and the languages it exists in. */
export interface ListAddress {
  link: string;
  languages: readonly Language[];
}

interface Source {
  /** Of one part of the list of pages. */
  keys: readonly PageKey[];
  images?: SitemapImages;
  /** The site's base address. */
  siteUrl: string;
  /** Those that the site offers. */
  languages: readonly Language[];
  /** The pages of lists, in their order. */
  lists?: readonly ListAddress[];
  /** Whether the site's own routes are left out: the first part has them. */
  isFurther?: boolean;
}

/** A bare path in the spelling of the canonical address: keys may have any letter. */
const encodePath = (path: string) => normalizePath(path) ?? encodeURI(path);

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) && !Number.isNaN(Date.parse(text));

/** One `<url>` per page and language, with its translations and pictures. */
function entriesOf({ keys, images, siteUrl, languages, lists = [], isFurther = false }: Source): string[] {
  const pages = keys.filter(({ link }) => ownPaths.includes(link) || link.startsWith(genericRoot));
  const ownRoutes = isFurther ? [] : [{ link: searchPath, languages }, ...lists];
  const ownPages = ownRoutes.map((route) => ({ ...route, updatedAt: '' }));
  return [...pages, ...ownPages].flatMap((page) => {
    const path = encodePath(page.link);
    const twins = languages.filter((language) => page.languages.includes(language));
    const location = (language: (typeof twins)[number]) => escapeXml(pageUrl(siteUrl, path, language));
    const link = (language: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
    const alternates =
      twins.length > 1
        ? [...twins.map((twin) => link(twin, location(twin))), link('x-default', location(defaultLanguage))].join('')
        : '';
    const modified = isMoment(page.updatedAt) ? `<lastmod>${escapeXml(page.updatedAt)}</lastmod>` : '';
    const pictures = (images?.get(page.link) ?? [])
      .map((src) => `<image:image><image:loc>${escapeXml(src)}</image:loc></image:image>`)
      .join('');
    return twins.map((twin) => `<url><loc>${location(twin)}</loc>${modified}${alternates}${pictures}</url>`);
  });
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

/**
 * The index of a sitemap in parts.
 *
 * @param parts how many there are
 */
export function sitemapIndexOf(parts: number, siteUrl: string): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(siteUrl)}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/**
 * The sitemap, or a part of it: every public page in every language it is translated to, and the site's own routes
 * (docs/contract.md#languages). A part has 1,000 pages; sitemaps.org allows 50,000 addresses.
 */
export function sitemapOf(source: Source): string {
  return `${head}<urlset ${namespaces}>\n${entriesOf(source).join('\n')}\n</urlset>\n`;
}
