import type { Metadata } from 'next';

import { ContentPage } from '@/components/sections/ContentPage';
import { type ApplicationModel, BackendFailure, getApplicationModel, getPageKeys } from '@/lib/content';
import { loadRoute } from '@/lib/content/load-route';
import { menuPath } from '@/lib/content/menu-path';
import { newsPageOf } from '@/lib/content/news-page';
import { prerenderedKeys } from '@/lib/content/prerendered-keys';
import { reportPrerendered, reportUnlisted } from '@/lib/content/report-prerendered';
import { env } from '@/lib/env';
import { addressOf } from '@/lib/i18n/addresses';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';
import { decodeKey } from '@/lib/routes/page-address';
import { genericRoot } from '@/lib/routes/site-routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { getNews, newsItemAt } from '@/lib/seo/news';

import { languageOf } from '../../params';

interface Props {
  params: Promise<{ lang: string; pageKey: string }>;
}

async function loadPage({ params }: Props) {
  const language = await languageOf(params);
  // Next passes the segment percent-encoded.
  const pageKey = decodeKey((await params).pageKey) ?? null;
  // Encoded again, so that the page has one address for any spelling of the request.
  const path = genericRoot + encodeURIComponent(pageKey ?? '');
  return { language, path, route: await loadRoute(language, pageKey) };
}

/** The news item of the page, if it is one. Pages in the menu are not news, so they need not wait for the list. */
async function newsOf(path: string, { menu }: ApplicationModel, language: Language) {
  const address = addressOf(path, language);
  return menuPath(menu, address).length > 0 ? undefined : newsItemAt(address, language);
}

/**
 * A part of the pages, so that a site with 10,000 builds as fast as one with 100 (`PRERENDER_PAGES`). The others are
 * rendered on their first request.
 */
export async function generateStaticParams() {
  try {
    const [keys, { menu }] = await Promise.all([getPageKeys(), getApplicationModel(defaultLanguage)]);
    const { chosen, count } = prerenderedKeys(keys, menu, env().prerenderPages);
    reportPrerendered(chosen.length, count);
    return chosen.map(({ pageKey }) => ({ pageKey }));
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    reportUnlisted(error.message);
    return [];
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, path, route } = await loadPage(props);
  if (route.kind !== 'found') return pageMetadata(route, language, path);
  return pageMetadata({ ...route, news: await newsOf(path, route.model, language) }, language, path);
}

export default async function GenericPage(props: Props) {
  const { language, path, route } = await loadPage(props);
  if (route.kind !== 'found') return <ContentPage {...{ route, language, path }} />;
  const news = await newsOf(path, route.model, language);
  const list = route.page.pageKey === newsPageOf(route.model) ? await getNews(language) : undefined;
  return <ContentPage {...{ route, language, path, news, list }} />;
}
