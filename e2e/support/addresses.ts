import type { APIRequestContext } from '@playwright/test';

import { addressOf } from '@/lib/i18n/addresses';
import { languages } from '@/lib/i18n/languages';
import { referenceCategories } from '@/lib/references/categories';
import { searchPath } from '@/lib/routes/site-routes';

import { seedPages } from './seed';

const pagePaths = seedPages
  .filter(({ isVisible }) => isVisible)
  .flatMap(({ link, otherLangs }) => {
    const isTranslated = typeof otherLangs === 'object' && otherLangs !== null && 'en' in otherLangs;
    return isTranslated ? [String(link), addressOf(String(link), 'en')] : [String(link)];
  });

const ownPaths = [searchPath, ...referenceCategories.map(({ link }) => `/reference/${link}`)].flatMap((path) =>
  languages.map((language) => addressOf(path, language)),
);

/** Every public address of the demo site, known before the suites start so that each gets a test of its own. */
export const publicAddresses = [...pagePaths, ...ownPaths].sort();

/** The paths of the site's own sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname).sort();
}
