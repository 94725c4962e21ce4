import type { Metadata } from 'next';

import { ContentPage } from '@/components/sections/ContentPage';
import { type ApplicationModel, BackendFailure, getPageKeys } from '@/lib/content';
import { menuPath } from '@/lib/content/menu-path';
import { loadRoute } from '@/lib/content/load-route';
import { env } from '@/lib/env';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';
import { decodeKey } from '@/lib/routes/page-address';
import { genericRoot } from '@/lib/routes/site-routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { getNews, newsItemAt } from '@/lib/seo/news';

import { languageOf } from '../../params';

interface Props {
  params: Promise<{ lang: string; pageKey: string }>;
}

/** Pages made at build time; the rest are made when first asked for, so that a build of 10,000 costs as much as one of 100. */
const prerenderLimit = 100;

async function loadPage({ params }: Props) {
  const language = await languageOf(params);
  // Next hands over the raw segment.
  const pageKey = decodeKey((await params).pageKey) ?? null;
  // However its letters were encoded, a page has one address.
  const path = genericRoot + encodeURIComponent(pageKey ?? '');
  return { language, path, route: await loadRoute(language, pageKey) };
}

/** Where the page is a news item. Pages that the menu leads to are none, and need not wait for the news. */
async function newsOf(path: string, { menu }: ApplicationModel, language: Language) {
  const address = addressOf(path, language);
  return menuPath(menu, address).length > 0 ? undefined : newsItemAt(address, language);
}

export async function generateStaticParams() {
  try {
    const keys = await getPageKeys();
    return keys
      .filter(({ link }) => link.startsWith(genericRoot))
      .slice(0, prerenderLimit)
      .map(({ pageKey }) => ({ pageKey }));
  } catch (error) {
    if (error instanceof BackendFailure) return [];
    throw error;
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
  const list = route.page.pageKey === env().newsPageKey ? await getNews(language) : undefined;
  return <ContentPage {...{ route, language, path, news, list }} />;
}
