import 'server-only';

import type { Metadata } from 'next';

import type { ApplicationModel, Page } from '../content';
import { listsRevision } from '../content/lists-revision';
import type { AbsentRoute } from '../content/load-route';
import { env } from '../env';
import { addressOf } from '../i18n/addresses';
import { defaultLanguage, type Language, languages, translator } from '../i18n/languages';
import { zonedDate } from '../text/dates';
import type { NewsItem } from './news';
import { pageUrl } from './page-url';
import { shareAddress, shareCard } from './share-card';

/** Defaults for the head of a page (docs/contract.md#page). */
const defaults = { product: 'Kemerkaya', description: 'Description', keywords: 'keywords' };

/** What a head needs of a page. */
type HeadPage = Pick<Page, 'title' | 'description' | 'keywords' | 'languages' | 'contentLanguage'> &
  Partial<Pick<Page, 'titleLanguage' | 'sections' | 'updatedAt' | 'revision'>>;

interface FoundRoute {
  kind: 'found';
  model: ApplicationModel;
  page: HeadPage;
  /** In the language of the page's title, where that is not the active one. */
  titleModel?: ApplicationModel;
  /** The colour of a page without sections, for its share image. */
  color?: string;
  /** Where the page is a news item. */
  news?: NewsItem;
  /** The lists of other pages that it shows; null for one that could not be fetched. */
  lists?: readonly (Page[] | null)[];
}

/** Open Graph's spelling of a locale: `tr_TR`. */
const openGraphLocale = (language: Language) => translator(language)('locale').replace('-', '_');

/** Icons and manifest; the addresses are those browsers ask for by themselves too. */
const marks: Metadata = {
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

/**
 * A page's twins (docs/contract.md#languages): only a page with a translation has any, and one that is
 * shown in Turkish under a prefix is no twin.
 *
 * @param path the page's bare path
 * @returns addresses by language, with `x-default` for everybody else; undefined where the page stands alone
 */
export function alternatesOf(
  page: Pick<Page, 'languages'>,
  siteUrl: string,
  path: string,
): Record<string, string> | undefined {
  const twins = languages.filter((language) => page.languages.includes(language));
  if (twins.length < 2) return undefined;
  const addresses = twins.map((language) => [language, pageUrl(siteUrl, path, language)]);
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
 * What a public page is made of, so that whoever publishes can see in its HTML whether it is new
 * (docs/editing-internals.md#going-live).
 */
function revisions({ page, lists }: FoundRoute): Record<string, string> {
  const shown = lists && listsRevision(lists);
  return { ...(page.revision && { 'content-revision': page.revision }), ...(shown && { 'content-lists': shown }) };
}

/**
 * The head of a page: `page title - site title`, both in one language, and the canonical address, which is the site's
 * base address plus the path; its twins in other languages; what shared links show. A page that is shown
 * in Turkish under another language's prefix is not to be listed; the Turkish one is (docs/decisions/0022).
 *
 * @param path the bare path of the address that was asked for
 */
export function pageMetadata(route: AbsentRoute | FoundRoute, language: Language, path: string): Metadata {
  const { siteUrl } = env();
  const siteTitle = route.model?.siteInfo.title ?? defaults.product;
  const base: Metadata = { metadataBase: new URL(siteUrl), title: siteTitle, ...marks };
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

/** The head of a page that is for one visitor, after a form: no search engine is to list it, or take it for another. */
export function unlisted(head: Metadata): Metadata {
  return { ...head, alternates: undefined, robots: { index: false } };
}
