import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { referenceLogo, ReferenceSections } from '@/components/references/ReferenceSections';
import { getCategoryPages } from '@/lib/content';
import { loadFrame } from '@/lib/content/load-route';
import { referenceCategories, referenceCategory } from '@/lib/references/categories';
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

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, category, route } = await loadCategory(props);
  if (!category || !route.model) return pageMetadata(route, language, '/');
  const { title, description, keywords, link } = category;
  const texts = { title: title[language], description: description[language], keywords: keywords[language] };
  return pageMetadata({ kind: 'found', model: route.model, page: texts }, language, `/reference/${link}`);
}

/** SPEC.md §2: a known category shows its projects, an unknown one the 404 page. */
export default async function ReferenceCategoryPage(props: Props) {
  const { language, category, route } = await loadCategory(props);
  const { model } = route;
  if (!category || !model) return <AbsentPage route={route} language={language} path={null} />;
  const path = `/reference/${category.link}`;
  const pages = await getCategoryPages(category.key, language);
  return (
    <SiteFrame model={model} language={language} path={path} page={{ contentLanguage: language, ...referenceLogo }}>
      <ReferenceSections
        category={category}
        title={category.title[language]}
        path={path}
        pages={pages}
        model={model}
        language={language}
      />
    </SiteFrame>
  );
}
