import type { PageKey } from '../content';
import { addressOf } from '../i18n/addresses';

/** Addresses that have a route of their own; every other page lives under `/page/`. */
const fixedPaths = ['/', '/about'];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/**
 * The sitemap: every public page in every language it is translated to (CONTRACT.md, Languages and addresses).
 *
 * @param siteUrl the site's base address
 */
export function sitemapOf(keys: readonly PageKey[], siteUrl: string): string {
  const pages = keys.filter(({ link }) => fixedPaths.includes(link) || link.startsWith('/page/'));
  const urls = pages.flatMap(({ link, updatedAt, languages }) =>
    languages.map((language) => {
      const modified = updatedAt && `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
      return `<url><loc>${escapeXml(siteUrl + addressOf(link, language))}</loc>${modified}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
