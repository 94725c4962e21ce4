import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { pagesOf } from '@/components/search/pages-of';
import { SearchView } from '@/components/search/SearchView';
import { loadFrame } from '@/lib/content/load-route';
import { searchPages } from '@/lib/content/search-pages';
import { visitorAddressHeader } from '@/lib/http/visitor-address';
import { languagesOf } from '@/lib/content/languages-of';
import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';
import { searchPath } from '@/lib/routes/site-routes';
import { lastPageOf, readSearchRequest, searchAddress } from '@/lib/search/search-request';
import { pageMetadata } from '@/lib/seo/metadata';

import { languageOf, type LanguageParams } from '../params';

interface Props extends LanguageParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

// A build without a backend renders no page, so Next would not detect that this page reads the query.
export const dynamic = 'force-dynamic';

/** The answer to a query, once for each request of a page: its title and its content depend on it. */
const answerOf = cache(async (query: string, page: number, language: Language) => {
  if (!query) return null;
  const visitor = (await headers()).get(visitorAddressHeader) ?? 'unknown';
  return searchPages({ query, page }, language, visitor);
});

async function load({ params, searchParams }: Props) {
  const language = await languageOf(params);
  return { language, request: readSearchRequest(await searchParams), route: await loadFrame(language) };
}

/** Pages of results must not be listed by search engines, but their links may be followed. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, request, route } = await load(props);
  if (!route.model) return pageMetadata(route, language, searchPath);
  const t = translator(language);
  const page = {
    title: t('searchTitle'),
    description: t('searchDescription'),
    keywords: '',
    languages: languagesOf(route.model),
    contentLanguage: language,
  };
  const metadata = pageMetadata({ kind: 'found', model: route.model, page }, language, searchPath);
  if (!request.query) return metadata;
  // One share image for the search page; there is none per query.
  const answer = request.page > 1 ? await answerOf(request.query, request.page, language) : null;
  const pages = pagesOf(request, answer, t);
  const title = [t('searchTitleOf', { query: request.query }), ...pages, route.model.siteInfo.title].join(' - ');
  return { ...metadata, title, robots: { index: false, follow: true } };
}

/** The site's search. Rendered for every request, because the query is in its address. */
export default async function SearchPage(props: Props) {
  const { language, request, route } = await load(props);
  const { model } = route;
  if (!model) return <AbsentPage route={route} language={language} path={searchPath} />;
  const answer = await answerOf(request.query, request.page, language);
  const last = answer?.kind === 'found' ? lastPageOf(answer.total) : undefined;
  // From an old link: there are fewer results by now.
  if (last && request.page > last) redirect(searchAddress(addressOf(searchPath, language), { ...request, page: last }));
  // In another language there may be fewer pages of results.
  const sameSearch = searchAddress('', { ...request, page: 1 });
  return (
    <SiteFrame model={model} language={language} path={searchPath} query={sameSearch}>
      <SearchView request={request} answer={answer} model={model} language={language} />
    </SiteFrame>
  );
}
