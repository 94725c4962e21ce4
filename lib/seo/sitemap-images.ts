import 'server-only';

import { type Category, getCategoryPages, type Page } from '../content';
import { defaultLanguage } from '../i18n/languages';
import type { SitemapImages } from './sitemap';

/** The protocol allows a thousand; a few per page are enough. */
const perPage = 10;

function picturesOf({ sections }: Page): string[] {
  return sections.flatMap((section) => [
    ...('backgroundImage' in section && section.backgroundImage ? [section.backgroundImage.src] : []),
    ...('movieCoverImage' in section && section.movieCoverImage ? [section.movieCoverImage.src] : []),
  ]);
}

/**
 * The pictures of projects and technologies, from the lists, which contain whole pages: requesting every page would
 * cost a call each. If a list fails, its pages have no pictures.
 */
export async function sitemapImages(siteUrl: string, categories: readonly Category[]): Promise<SitemapImages> {
  const lists = await Promise.all(categories.map(({ key }) => getCategoryPages(key, defaultLanguage)));
  const pages = lists.flatMap((list) => list ?? []);
  return new Map(
    pages.map((page) => {
      const addresses = picturesOf(page).map((src) => (src.startsWith('/') ? siteUrl + src : src));
      return [page.link, [...new Set(addresses)].slice(0, perPage)];
    }),
  );
}
