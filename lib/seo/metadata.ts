import 'server-only';

import type { Metadata } from 'next';

import { nameMark } from '../brand/name-mark';
import type { ApplicationModel, Page } from '../content';
import { frameRevision } from '../content/frame-revision';
import { listsRevision } from '../content/lists-revision';
import type { AbsentRoute, PreparedRoute } from '../content/load-route';
import { env } from '../env';
import { addressOf } from '../i18n/addresses';
import { defaultLanguage, type Language, localeOf, translator } from '../i18n/languages';
import { zonedDate } from '../text/dates';
import type { NewsItem } from './news';
import { pageUrl } from './page-url';
import { preparingMark } from './preparing-mark';
import { shareAddress, shareCard } from './share-card';

/** Defaults for the head of a page (docs/contract.md#page). */
const defaults = { description: 'Description', keywords: 'keywords' };

/** The parts of a page that its head needs. */
type HeadPage = Pick<Page, 'title' | 'description' | 'keywords' | 'languages' | 'contentLanguage'> &
  Partial<Pick<Page, 'titleLanguage' | 'sections' | 'updatedAt' | 'revision'>>;

interface FoundRoute {
  kind: 'found';
  model: ApplicationModel;
  page: HeadPage;
  /** In the language of the page's title, if that is not the active language. */
  titleModel?: ApplicationModel;
  /** The colour of a page without sections, for its share image. */
  color?: string;
  /** Set when the page is a news item. */
  news?: NewsItem;
  /** The lists of other pages that it shows; null for one that failed. */
  lists?: readonly (Page[] | null)[];
}

/** Open Graph's spelling of a locale: `tr_TR`. */
const openGraphLocale = (language: Language) => {
  const { language: code, region = '' } = new Intl.Locale(localeOf(language)).maximize();
  return [code, region].filter(Boolean).join('_');
};

/** Icons and manifest, at the addresses that browsers also request by themselves. */
const marks = {
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
} satisfies Metadata;

/** The same with the icon of the company's own, or with the mark of its name. */
function marksOf(model: ApplicationModel | null | undefined): Metadata {
  const mark = model && nameMark(model);
  if (mark) return { ...marks, icons: { icon: mark } };
  const icon = model?.brand?.icon?.src;
  return icon ? { ...marks, icons: { icon, apple: icon } } : marks;
}

/**
 * The hreflang addresses of a page (docs/contract.md#languages). Only a page with a translation has any; Turkish
 * content under a prefix does not count.
 *
 * @param path the page's bare path
 * @returns addresses by language, with `x-default`; undefined when there is only one
 */
export function alternatesOf(
  page: Pick<Page, 'languages'>,
  siteUrl: string,
  path: string,
): Record<string, string> | undefined {
  if (page.languages.length < 2) return undefined;
  const addresses = page.languages.map((language) => [language, pageUrl(siteUrl, path, language)]);
  return Object.fromEntries([...addresses, ['x-default', pageUrl(siteUrl, path, defaultLanguage)]]);
}

function openGraph(route: FoundRoute, language: Language, path: string, title: string, canonical: string) {
  const { page, news, titleModel: model = route.model } = route;
  const card = shareCard(page, model, route.color);
  const locale = openGraphLocale(page.contentLanguage);
  const others = page.languages.map(openGraphLocale).filter((code) => code !== locale);
  const image = {
    url: env().siteUrl + shareAddress(card, page.titleLanguage ?? language, path),
    width: 1200,
    height: 630,
    alt: card.title,
    type: 'image/jpeg',
  };
  return {
    title,
    description: page.description || defaults.description,
    url: canonical,
    siteName: model.siteInfo.title,
    locale,
    ...(others.length > 0 && { alternateLocale: others }),
    images: [image],
    ...(news
      ? { type: 'article' as const, publishedTime: zonedDate(news.date), modifiedTime: page.updatedAt || undefined }
      : { type: 'website' as const }),
  };
}

/**
 * The revisions that a public page is made from. Publishing reads them in the HTML to see whether the page is new
 * (docs/editing-internals.md#going-live).
 */
function revisions({ page, lists, model }: FoundRoute): Record<string, string> {
  const shown = lists && listsRevision(lists);
  return {
    ...(page.revision && { 'content-revision': page.revision }),
    ...(shown && { 'content-lists': shown }),
    'content-frame': frameRevision(model),
  };
}

/**
 * The head of a page: `page title - site title`, both in one language; the canonical address, which is the site's base
 * address plus the path; hreflang; Open Graph. Turkish content under another language's prefix is not to be listed; the
 * Turkish page is (docs/decisions/0022).
 *
 * @param path the requested bare path
 */
export function pageMetadata(
  route: AbsentRoute | PreparedRoute | FoundRoute,
  language: Language,
  path: string,
): Metadata {
  const { siteUrl } = env();
  const siteTitle = route.model?.siteInfo.title ?? translator(language)('unnamedSite');
  const base: Metadata = { metadataBase: new URL(siteUrl), title: siteTitle, ...marksOf(route.model) };
  if (route.kind === 'preparing') {
    return { ...base, robots: { index: false }, other: { [preparingMark]: 'true' } };
  }
  if (route.kind !== 'found') {
    const title = `${translator(language)('notFoundDocumentTitle')} - ${siteTitle}`;
    return { ...base, title, ...(route.kind === 'failed' && { robots: { index: false } }) };
  }
  const { page, titleModel = route.model } = route;
  const title = page.title ? `${page.title} - ${titleModel.siteInfo.title}` : siteTitle;
  const canonical = pageUrl(siteUrl, path, page.contentLanguage);
  return {
    ...base,
    title,
    description: page.description || defaults.description,
    keywords: page.keywords || defaults.keywords,
    alternates: {
      canonical,
      languages: alternatesOf(page, siteUrl, path),
      types: { 'application/rss+xml': siteUrl + addressOf('/rss.xml', language) },
    },
    ...(page.contentLanguage !== language && { robots: { index: false, follow: true } }),
    openGraph: openGraph(route, language, path, title, canonical),
    twitter: { card: 'summary_large_image' },
    other: revisions(route),
  };
}

/** The head of a page for one visitor, after a form: search engines must not list it or take it for another page. */
export function unlisted(head: Metadata): Metadata {
  return { ...head, alternates: undefined, robots: { index: false } };
}
