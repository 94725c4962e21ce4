import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { PageCarousels } from '@/components/carousels/PageCarousels';
import { SectionRenderer } from '@/components/sections/SectionRenderer';
import { StructuredData } from '@/components/seo/StructuredData';
import { loadRoute } from '@/lib/content/load-route';
import { loadCarousels } from '@/lib/content/load-carousels';
import { pageMetadata } from '@/lib/seo/metadata';

import { languageOf, type LanguageParams } from './params';

const path = '/';
const pageKey = 'homepage';

export async function generateMetadata({ params }: LanguageParams): Promise<Metadata> {
  const language = await languageOf(params);
  return pageMetadata(await loadRoute(language, pageKey), language, path);
}

/** SPEC.md §2: the hero sections by ascending order, then the carousels. */
export default async function HomePage({ params }: LanguageParams) {
  const language = await languageOf(params);
  const route = await loadRoute(language, pageKey);
  if (route.kind !== 'found') return <AbsentPage route={route} language={language} path={path} />;
  const { model, page } = route;
  const sections = page.sections.filter(({ type }) => type === 'hero');
  const carousels = await loadCarousels(language);
  const frame = { path, model, language, contentLanguage: page.contentLanguage };
  return (
    <>
      <StructuredData page={page} sections={sections} model={model} language={language} path={path} />
      <SiteFrame model={model} language={language} path={path} page={page}>
        <SectionRenderer {...frame} sections={sections} />
        <PageCarousels carousels={carousels} firstStation={sections.length} language={language} />
      </SiteFrame>
    </>
  );
}
