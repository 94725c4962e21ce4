/**
 * robots.txt: the whole site, or nothing of it where search engines may not list it. Interfaces and what only scripts
 * ask for are nobody's to index.
 */
export function robotsOf({ isIndexed, siteUrl }: { isIndexed: boolean; siteUrl: string }): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
