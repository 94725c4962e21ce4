import type { Thing } from '../lib/seo/json-ld';

/**
 * The properties that search engines require, by type, from Google's documentation of structured data and schema.org. A
 * dotted name is a nested property; `[]` means each item of a list.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  GeneralContractor: ['name', 'address.streetAddress', 'address.addressCountry', 'url', 'telephone', 'image', 'logo'],
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement[].position', 'itemListElement[].name', 'itemListElement[].item'],
  FAQPage: ['mainEntity[].name', 'mainEntity[].acceptedAnswer.text'],
  // Search engines want a date too, but for films on a platform it is unknown.
  VideoObject: ['name', 'description', 'thumbnailUrl'],
  AboutPage: ['name', 'url', 'inLanguage', 'about.@id'],
  ContactPage: ['name', 'url', 'inLanguage', 'about.@id'],
  CollectionPage: ['name', 'url', 'inLanguage', 'mainEntity.numberOfItems'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url', 'publisher.name'],
};

/** Properties with an address, which must be absolute for search engines. */
const addresses = /^(?:url|item|image|logo|thumbnailUrl|contentUrl|embedUrl|sameAs|urlTemplate)$/;
const dates = /^(?:datePublished|dateModified|uploadDate)$/;
const hasZone = /(?:Z|[+-]\d{2}:\d{2})$/;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

function valuesAt(value: unknown, path: string): unknown[] {
  const [, name = '', isList, rest] = /^([^.[]+)(\[\])?(?:\.(.+))?$/.exec(path) ?? [];
  const found = isThing(value) ? value[name] : undefined;
  const values = isList ? (Array.isArray(found) && found.length > 0 ? found : [undefined]) : [found];
  return rest ? values.flatMap((item) => valuesAt(item, rest)) : values;
}

function wrongValues(thing: unknown, where: string): string[] {
  if (Array.isArray(thing)) return thing.flatMap((item, index) => wrongValues(item, `${where}[${index}]`));
  if (!isThing(thing)) return [];
  return Object.entries(thing).flatMap(([name, value]) => {
    const texts = [value].flat().filter((text) => typeof text === 'string');
    const isWrong = (text: string) =>
      (addresses.test(name) && !/^https?:\/\/[^/]+(?:\/|$)/.test(text)) ||
      (dates.test(name) && (Number.isNaN(Date.parse(text)) || !hasZone.test(text))) ||
      text === '';
    return [
      ...texts.filter(isWrong).map((text) => `${where}.${name}: ${JSON.stringify(text)}`),
      ...wrongValues(value, `${where}.${name}`),
    ];
  });
}

/**
 * The errors of a page's structured data; empty if search engines can use it.
 *
 * @param graph the parsed text of its script
 */
export function faultsOf(graph: unknown): string[] {
  if (!isThing(graph) || graph['@context'] !== 'https://schema.org' || !Array.isArray(graph['@graph'])) {
    return ['no graph of schema.org'];
  }
  return (graph['@graph'] as Thing[]).flatMap((thing, index) => {
    const type = String(thing['@type']);
    const where = `${type}#${index}`;
    const paths = required[type];
    if (!paths) return [`${where}: an unknown type`];
    const missing = paths.filter((path) => valuesAt(thing, path).some((value) => value === undefined || value === ''));
    return [...missing.map((path) => `${where}.${path}: missing`), ...wrongValues(thing, where)];
  });
}
