import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { PageBody } from '@/components/sections/PageBody';
import { shownSections } from '@/components/sections/shown-sections';
import { StructuredData } from '@/components/seo/StructuredData';
import { loadRoute } from '@/lib/content/load-route';
import { carouselLists, loadCarousels } from '@/lib/content/load-carousels';
import { pageMetadata } from '@/lib/seo/metadata';

import { languageOf, type LanguageParams } from './params';

const path = '/';
const pageKey = 'homepage';

export async function generateMetadata({ params }: LanguageParams): Promise<Metadata> {
  const language = await languageOf(params);
  const [route, lists] = await Promise.all([loadRoute(language, pageKey), carouselLists(language)]);
  return pageMetadata(route.kind === 'found' ? { ...route, lists } : route, language, path);
}

export default async function HomePage({ params }: LanguageParams) {
  const language = await languageOf(params);
  const route = await loadRoute(language, pageKey);
  if (route.kind !== 'found') return <AbsentPage route={route} language={language} path={path} />;
  const { model, page } = route;
  const carousels = await loadCarousels(language);
  const frame = { page, model, language, path };
  return (
    <>
      <StructuredData {...frame} sections={shownSections(page)} />
      <SiteFrame {...frame}>
        <PageBody {...frame} carousels={carousels} />
      </SiteFrame>
    </>
  );
}
