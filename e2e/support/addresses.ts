import type { APIRequestContext } from '@playwright/test';

import { addressOf } from '@/lib/i18n/addresses';

import { seedPages } from './seed';

/** The routes there are; the guards check that the sitemap names exactly these. */
const paths = seedPages
  .filter(({ isVisible }) => isVisible)
  .flatMap(({ link, otherLangs }) => {
    const isTranslated = typeof otherLangs === 'object' && otherLangs !== null && 'en' in otherLangs;
    return isTranslated ? [String(link), addressOf(String(link), 'en')] : [String(link)];
  })
  .filter((path) => !/^(\/en)?\/contact$/.test(path));

/** Every public address of the demo site, known before the suites start so that each gets a test of its own. */
export const publicAddresses = [...paths].sort();

/** The paths of the site's own sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname).sort();
}
