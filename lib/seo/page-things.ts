import { addressOf } from '../i18n/addresses';
import { ownPageAt } from '../routes/page-address';
import type { Thing } from './json-ld';
import { organizationId } from './organization';
import type { GraphInput } from './page-graph';
import { pageUrl } from './page-url';

/** An entry of a list. */
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

/** The schema.org type of a page, if it is more specific than a web page: about, contact, or a collection. */
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
