/**
 * robots.txt: allows the whole site, or forbids it when search engines may not list it. APIs and addresses for scripts
 * are always forbidden.
 */
export function robotsOf({ isIndexed, siteUrl }: { isIndexed: boolean; siteUrl: string }): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
