import { ArticleJsonLd, BreadcrumbJsonLd, FAQJsonLd } from 'next-seo';

import type { Section } from '../../components/sections/definitions';
import type { ApplicationModel, Page } from '../content';
import type { Crumb } from '../content/breadcrumb';
import { addressOf } from '../i18n/addresses';
import type { Language } from '../i18n/languages';
import { ownPageAt } from '../routes/page-address';
import { searchPath } from '../routes/site-routes';
import { momentOf, zonedDate } from '../text/dates';
import { plainText } from '../text/plain-text';
import { filmThings } from './film-things';
import { type Thing, thingOf } from './json-ld';
import type { NewsItem } from './news';
import { organization, organizationId, organizationReference } from './organization';
import { type ListedPage, pageThings } from './page-things';

export interface GraphInput {
  siteUrl: string;
  language: Language;
  /** The page's bare path. */
  path: string;
  model: ApplicationModel;
  page: Pick<Page, 'title' | 'description'> & Partial<Pick<Page, 'updatedAt' | 'extraBlock'>>;
  /** The sections that the page shows. */
  sections: readonly Section[];
  ancestors: readonly Crumb[];
  /** The address of the page's share image. Every page has one. */
  image: string;
  news?: NewsItem;
  /** The pages that it lists. */
  list?: readonly ListedPage[];
}

/** The full address: `/page/x` → `https://site.example/page/x`. */
const absolute = (address: string, siteUrl: string) => (address.startsWith('/') ? siteUrl + address : address);

function breadcrumb({ ancestors, page, path, language, siteUrl }: GraphInput): Thing[] {
  if (path === '/' || !page.title) return [];
  // Search engines require an address for every step but the last.
  const steps = ancestors.flatMap(({ title, link }) => (link ? [{ name: title, item: absolute(link, siteUrl) }] : []));
  const items = [...steps, { name: page.title, item: siteUrl + addressOf(path, language) }];
  return [thingOf(BreadcrumbJsonLd({ items }))];
}

function questions({ sections }: GraphInput): Thing[] {
  const list = sections.flatMap((section) => (section.type === 'accordion' ? section.list : []));
  const answered = list.flatMap(({ title, content }) => {
    const answer = plainText(content ?? '');
    return answer ? [{ question: title, answer }] : [];
  });
  return answered.length > 0 ? [thingOf(FAQJsonLd({ questions: answered }))] : [];
}

/** A page may be written before its date. Its modification date is never before publication. */
function changedAt(published: string | undefined, updatedAt = ''): string | undefined {
  const [first, last] = [published, updatedAt].map((date) => momentOf(date ?? '')?.getTime() ?? 0);
  return (last ?? 0) > (first ?? 0) ? updatedAt : published;
}

function article({ news, page, model, siteUrl, path, language, image }: GraphInput): Thing[] {
  if (!news) return [];
  const published = zonedDate(news.date);
  const data = ArticleJsonLd({
    type: 'NewsArticle',
    headline: page.title,
    url: siteUrl + addressOf(path, language),
    description: page.description || undefined,
    image: absolute(image, siteUrl),
    datePublished: published ?? news.date,
    dateModified: changedAt(published, page.updatedAt),
  });
  const company = organizationReference(model, siteUrl);
  return [{ ...thingOf(data), inLanguage: language, author: company, publisher: company }];
}

/** The site and its search. next-seo has no component for it. */
function webSite({ siteUrl, language, model }: GraphInput): Thing {
  const home = siteUrl + addressOf('/', language);
  const search = siteUrl + addressOf(searchPath, language);
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: model.siteInfo.title,
    url: home,
    inLanguage: language,
    publisher: { '@id': organizationId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** All structured data of a page. */
export function pageGraph(input: GraphInput): Thing[] {
  const { path, model, siteUrl, page } = input;
  // The home page is about the company, the contact page about how to reach it.
  const description = path === '/' ? page.description : undefined;
  const company = ownPageAt(path)?.describesCompany ? [organization(model, siteUrl, description)] : [];
  return [
    ...(path === '/' ? [webSite(input)] : []),
    ...company,
    ...pageThings(input),
    ...breadcrumb(input),
    ...article(input),
    ...questions(input),
    ...filmThings(input, (address) => absolute(address, siteUrl)),
  ];
}
