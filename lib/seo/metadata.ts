import 'server-only';

import type { Metadata } from 'next';

import type { Page } from '../content';
import type { AbsentRoute, Route } from '../content/load-route';
import { env } from '../env';
import { addressOf } from '../i18n/addresses';
import { type Language, translator } from '../i18n/languages';

/** SPEC.md §2: head metadata defaults, with the site's own title for {product}. */
const defaults = { product: 'Kemerkaya', description: 'Description', keywords: 'keywords' };

/** What a head needs of a page. */
type HeadTexts = Pick<Page, 'title' | 'description' | 'keywords'>;

type HeadRoute = AbsentRoute | (Omit<Extract<Route, { kind: 'found' }>, 'page'> & { page: HeadTexts });

/**
 * The head of a page: `page title - site title`, and the canonical address, which is the site's base
 * address plus the path (SPEC.md §2).
 *
 * @param path the bare path of the address that was asked for
 */
export function pageMetadata(route: HeadRoute, language: Language, path: string): Metadata {
  const siteTitle = route.model?.siteInfo.title ?? defaults.product;
  const base: Metadata = { metadataBase: new URL(env().siteUrl), title: siteTitle };
  if (route.kind !== 'found') {
    const title = `${translator(language)('notFoundDocumentTitle')} - ${siteTitle}`;
    return { ...base, title, ...(route.kind === 'failed' && { robots: { index: false } }) };
  }
  const { page } = route;
  return {
    ...base,
    title: page.title ? `${page.title} - ${siteTitle}` : siteTitle,
    description: page.description || defaults.description,
    keywords: page.keywords || defaults.keywords,
    alternates: { canonical: env().siteUrl + addressOf(path, language) },
  };
}
