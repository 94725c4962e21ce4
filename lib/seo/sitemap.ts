import type { PageKey } from '../content';
import { defaultLanguage, languages } from '../i18n/languages';
import { normalizePath } from '../redirects/normalize-path';
import { categoryPaths } from '../routes/category-address';
import { ownPaths } from '../routes/page-address';
import { genericRoot, searchPath } from '../routes/site-routes';
import { pageUrl } from './page-url';
import { escapeXml } from './xml';

/** The protocol's limit of addresses in one file (sitemaps.org). */
const fileLimit = 50_000;

/** Pictures by bare path, in full addresses. */
export type SitemapImages = ReadonlyMap<string, readonly string[]>;

interface Source {
  keys: readonly PageKey[];
  images?: SitemapImages;
  /** The site's base address. */
  siteUrl: string;
}

/** A bare path in the spelling of the canonical address: keys may have any letter. */
const encodePath = (path: string) => normalizePath(path) ?? encodeURI(path);

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) && !Number.isNaN(Date.parse(text));

/** One `<url>` per page and language, with its translations and pictures. */
function entriesOf({ keys, images, siteUrl }: Source): string[] {
  const pages = keys.filter(({ link }) => ownPaths.includes(link) || link.startsWith(genericRoot));
  const ownRoutes = [searchPath, ...categoryPaths];
  const ownPages = ownRoutes.map((link) => ({ link, updatedAt: '', languages }));
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

function indexOf(files: number, siteUrl: string): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeXml(siteUrl)}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/**
 * The sitemap: every public page in every language it is translated to, and the site's own routes
 * (docs/contract.md#languages). Beyond 50,000 addresses it is an index of parts.
 *
 * @param part from 1, of an index; undefined for the sitemap itself
 * @returns undefined for a part that does not exist
 */
export function sitemapOf(source: Source, part?: number): string | undefined {
  const entries = entriesOf(source);
  const files = Math.max(1, Math.ceil(entries.length / fileLimit));
  if (part === undefined && files > 1) return indexOf(files, source.siteUrl);
  if (part !== undefined && !(files > 1 && part >= 1 && part <= files)) return undefined;
  const start = ((part ?? 1) - 1) * fileLimit;
  const shown = entries.slice(start, start + fileLimit);
  return `${head}<urlset ${namespaces}>\n${shown.join('\n')}\n</urlset>\n`;
}
