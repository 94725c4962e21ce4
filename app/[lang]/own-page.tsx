import type { Metadata } from 'next';

import { ContentPage } from '@/components/sections/ContentPage';
import { hasCarousels } from '@/components/sections/shown-sections';
import { carouselLists, loadCarousels } from '@/lib/content/load-carousels';
import { loadRoute } from '@/lib/content/load-route';
import { type OwnPageKey, ownPages } from '@/lib/routes/site-routes';
import { pageMetadata } from '@/lib/seo/metadata';

import { languageOf, type LanguageParams } from './params';

/** Metadata and content of a page with an address of its own, from its row in `site-routes.ts`. */
export function ownPageRoute(pageKey: OwnPageKey) {
  const { path } = ownPages[pageKey];

  async function generateMetadata({ params }: LanguageParams): Promise<Metadata> {
    const language = await languageOf(params);
    const listed = hasCarousels(pageKey) ? carouselLists(language) : undefined;
    const [route, lists] = await Promise.all([loadRoute(language, pageKey), listed]);
    return pageMetadata(route.kind === 'found' ? { ...route, lists } : route, language, path);
  }

  async function Page({ params }: LanguageParams) {
    const language = await languageOf(params);
    const route = await loadRoute(language, pageKey);
    const isListing = route.kind === 'found' && hasCarousels(pageKey);
    const carousels = isListing ? await loadCarousels(language) : undefined;
    return <ContentPage {...{ route, language, path, carousels }} />;
  }

  return { generateMetadata, Page };
}
