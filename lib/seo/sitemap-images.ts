import 'server-only';

import { getCategoryPages, type Page } from '../content';
import { defaultLanguage } from '../i18n/languages';
import { categories } from '../routes/site-routes';
import type { SitemapImages } from './sitemap';

/** The protocol allows a thousand; more than a few of one page tell nobody anything. */
const perPage = 10;

function picturesOf({ sections }: Page): string[] {
  return sections.flatMap((section) => [
    ...('backgroundImage' in section && section.backgroundImage ? [section.backgroundImage.src] : []),
    ...('movieCoverImage' in section && section.movieCoverImage ? [section.movieCoverImage.src] : []),
  ]);
}

/**
 * The pictures of projects and technologies, from the lists that hold whole pages: asking for every page would cost a
 * call each. A list that cannot be had leaves its pages without.
 */
export async function sitemapImages(siteUrl: string): Promise<SitemapImages> {
  const lists = await Promise.all(categories.map(({ key }) => getCategoryPages(key, defaultLanguage)));
  const pages = lists.flatMap((list) => list ?? []);
  return new Map(
    pages.map((page) => {
      const addresses = picturesOf(page).map((src) => (src.startsWith('/') ? siteUrl + src : src));
      return [page.link, [...new Set(addresses)].slice(0, perPage)];
    }),
  );
}
