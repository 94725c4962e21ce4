import 'server-only';

import { type Category, countCategoryParts, countReadableParts, getApplicationModel, getPageKeyPart } from '../content';
import { languagesOf } from '../content/languages-of';
import { defaultLanguage } from '../i18n/languages';
import { pathOfListPage } from '../routes/category-address';
import { sitemapImages } from './sitemap-images';
import { type ListAddress, sitemapIndexOf, sitemapOf } from './sitemap';

/** The pages of all lists with an address. */
async function listAddresses(categories: readonly Category[]): Promise<ListAddress[]> {
  const addresses = await Promise.all(
    categories.map(async ({ key, link, languages }) => {
      if (!link) return [];
      const count = await countCategoryParts(key, defaultLanguage);
      return Array.from({ length: count }, (_, index) => ({ link: pathOfListPage(link, index + 1), languages }));
    }),
  );
  return addresses.flat();
}

/**
 * The sitemap of the site: one file, or beyond a thousand pages an index of parts.
 *
 * @param part as it was asked for; null for the sitemap itself
 * @returns undefined for a part that does not exist
 * @throws {BackendFailure} when the backend has no usable answer
 */
export async function makeSitemap(siteUrl: string, part: string | null): Promise<string | undefined> {
  if (part !== null && !/^[1-9]\d{0,3}$/.test(part)) return undefined;
  const number = Number(part ?? 1);
  const list = await getPageKeyPart(number);
  if (!list) return undefined;
  if (part === null && list.count > 1) return sitemapIndexOf((await countReadableParts()) ?? list.count, siteUrl);
  // A sitemap in one file has no parts.
  if (part !== null && list.count === 1) return undefined;
  const model = await getApplicationModel(defaultLanguage);
  const { categories } = model;
  const [images, lists] = await Promise.all([
    sitemapImages(siteUrl, categories),
    number === 1 ? listAddresses(categories) : [],
  ]);
  const languages = languagesOf(model);
  return sitemapOf({ keys: list.keys, images, siteUrl, languages, lists, isFurther: number > 1 });
}
