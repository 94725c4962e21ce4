import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { PageBody } from '@/components/sections/PageBody';
import { shownSections } from '@/components/sections/shown-sections';
import { StructuredData } from '@/components/seo/StructuredData';
import { type ApplicationModel, BackendFailure, getPageKeys } from '@/lib/content';
import { menuPath } from '@/lib/content/menu-path';
import { loadRoute } from '@/lib/content/load-route';
import { env } from '@/lib/env';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/seo/metadata';
import { getNews, newsItemAt } from '@/lib/seo/news';

import { languageOf } from '../../params';

interface Props {
  params: Promise<{ lang: string; pageKey: string }>;
}

/** Pages made at build time; the rest are made when first asked for, so that a build of 10,000 costs as much as one of 100. */
const prerenderLimit = 100;

/** A longer key is no page's, and the backend is not asked for it. */
const maxKeyLength = 200;

/** The page key of an address, or null where no page can have it. Next hands over the raw segment. */
function pageKeyOf(segment: string): string | null {
  try {
    const key = decodeURIComponent(segment);
    return key.length <= maxKeyLength ? key : null;
  } catch {
    return null;
  }
}

async function loadPage({ params }: Props) {
  const language = await languageOf(params);
  const pageKey = pageKeyOf((await params).pageKey);
  // However its letters were encoded, a page has one address.
  const path = `/page/${encodeURIComponent(pageKey ?? '')}`;
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
      .filter(({ link }) => link.startsWith('/page/'))
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
  if (route.kind !== 'found') return <AbsentPage route={route} language={language} path={path} />;
  const { model, page } = route;
  const news = await newsOf(path, model, language);
  const frame = { page, model, language, path };
  const list = page.pageKey === env().newsPageKey ? await getNews(language) : undefined;
  return (
    <>
      <StructuredData {...frame} sections={shownSections(page)} news={news} list={list} />
      <SiteFrame {...frame}>
        <PageBody {...frame} />
      </SiteFrame>
    </>
  );
}
