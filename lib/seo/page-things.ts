import { addressOf } from '../i18n/addresses';
import { ownPageAt } from '../routes/page-address';
import type { Thing } from './json-ld';
import { organizationId } from './organization';
import type { GraphInput } from './page-graph';
import { pageUrl } from './page-url';

/** What a page lists. */
export interface ListedPage {
  title: string;
  /** Its address in the active language. */
  link: string;
}

function itemList(list: readonly ListedPage[], siteUrl: string): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: list.length,
    itemListElement: list.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: siteUrl + link,
    })),
  };
}

/** What kind of page it is, where it is more than a page: about the company, to reach it, or a list of others. */
export function pageThings({ path, language, page, list, siteUrl }: GraphInput): Thing[] {
  const type = list ? 'CollectionPage' : ownPageAt(path)?.thing;
  if (!type || !page.title) return [];
  const url = pageUrl(siteUrl, path, language);
  return [
    {
      '@type': type,
      '@id': `${url}#page`,
      url,
      name: page.title,
      description: page.description || undefined,
      inLanguage: language,
      isPartOf: { '@id': `${siteUrl}${addressOf('/', language)}#website` },
      ...(list ? { mainEntity: itemList(list, siteUrl) } : { about: { '@id': organizationId(siteUrl) } }),
    },
  ];
}
