import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { referenceLogo, ReferenceSections } from '@/components/references/ReferenceSections';
import { StructuredData } from '@/components/seo/StructuredData';
import { getCategoryPages } from '@/lib/content';
import { loadFrame } from '@/lib/content/load-route';
import { addressOf } from '@/lib/i18n/addresses';
import { inLanguage, type Language, languages } from '@/lib/i18n/languages';
import {
  referenceCategories,
  referenceCategory,
  type ReferenceCategory,
  referenceColor,
} from '@/lib/references/categories';
import { pageMetadata } from '@/lib/seo/metadata';

import { languageOf } from '../../params';

interface Props {
  params: Promise<{ lang: string; categoryLink: string }>;
}

export function generateStaticParams() {
  return referenceCategories.map(({ link }) => ({ categoryLink: link }));
}

async function loadCategory({ params }: Props) {
  const language = await languageOf(params);
  const category = referenceCategory((await params).categoryLink);
  return { language, category, route: await loadFrame(language) };
}

/** The head of a category's page. It exists in every language. */
function headOf({ title, description, keywords }: ReferenceCategory, language: Language) {
  return {
    title: inLanguage(title, language),
    description: inLanguage(description, language),
    keywords: inLanguage(keywords, language),
    languages,
    contentLanguage: language,
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, category, route } = await loadCategory(props);
  if (!category || !route.model) return pageMetadata(route, language, '/');
  const lists = [await getCategoryPages(category.key, language)];
  const page = headOf(category, language);
  const found = { kind: 'found', model: route.model, page, color: referenceColor, lists } as const;
  return pageMetadata(found, language, category.path);
}

/** A known category shows its projects, an unknown one the 404 page. */
export default async function ReferenceCategoryPage(props: Props) {
  const { language, category, route } = await loadCategory(props);
  const { model } = route;
  if (!category || !model) return <AbsentPage route={route} language={language} path={null} />;
  const path = category.path;
  const page = headOf(category, language);
  const pages = await getCategoryPages(category.key, language);
  const list = (pages ?? []).map(({ title, link }) => ({ title, link: addressOf(link, language) }));
  return (
    <>
      <StructuredData {...{ page, model, language, path, list }} color={referenceColor} />
      <SiteFrame model={model} language={language} path={path} page={{ ...page, ...referenceLogo }}>
        <ReferenceSections
          category={category}
          title={page.title}
          path={path}
          pages={pages}
          model={model}
          language={language}
        />
      </SiteFrame>
    </>
  );
}
