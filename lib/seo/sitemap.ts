import type { PageKey } from '../content';
import { addressOf } from '../i18n/addresses';
import { languages } from '../i18n/languages';
import { referenceCategories } from '../references/categories';

/** Addresses that have a route of their own; every other page lives under `/page/`. */
const fixedPaths = ['/', '/about', '/contact'];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/**
 * The sitemap: every public page in every language it is translated to, and the reference categories (CONTRACT.md, Languages and addresses).
 *
 * @param siteUrl the site's base address
 */
export function sitemapOf(keys: readonly PageKey[], siteUrl: string): string {
  const pages = keys.filter(({ link }) => fixedPaths.includes(link) || link.startsWith('/page/'));
  const categories = referenceCategories.map(({ link }) => ({ link: `/reference/${link}`, updatedAt: '', languages }));
  const urls = [...pages, ...categories].flatMap((page) =>
    page.languages.map((language) => {
      const { link, updatedAt } = page;
      const modified = updatedAt && `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
      return `<url><loc>${escapeXml(siteUrl + addressOf(link, language))}</loc>${modified}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
