import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { logoOn, ReferenceSections } from '@/components/references/ReferenceSections';
import { StructuredData } from '@/components/seo/StructuredData';
import { loadList } from '@/lib/content/load-list';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';
import { listMetadata } from '@/lib/seo/list-metadata';
import { pageMetadata } from '@/lib/seo/metadata';

interface Asked {
  language: Language;
  /** The address of the category. */
  link: string;
  /** Of the list's pages, from 1; undefined for an address without one. */
  number: number | undefined;
}

export async function categoryMetadata({ language, link, number }: Asked): Promise<Metadata> {
  const { route, list } = await loadList(language, link, number);
  if (!list || !route.model) return pageMetadata(route, language, '/');
  const { category, pages, count } = list;
  const { color } = category;
  const found = { kind: 'found', model: route.model, page: category, color, lists: [pages] } as const;
  const head = pageMetadata(found, language, category.path);
  return listMetadata(head, { link, number: list.number, count, page: category, model: route.model }, language);
}

/** A known category shows its projects, an unknown one the 404 page. */
export async function CategoryPage({ language, link, number }: Asked) {
  const { route, list } = await loadList(language, link, number);
  const { model } = route;
  if (!list || !model) return <AbsentPage route={route} language={language} path={null} />;
  const { category, pages, path } = list;
  const { title, description, keywords, languages, contentLanguage, color } = category;
  const page = { title, description, keywords, languages, contentLanguage };
  const listed = (pages ?? []).map(({ title, link: to }) => ({ title, link: addressOf(to, language) }));
  return (
    <>
      <StructuredData
        {...{ page, model, language, path: category.path, list: number === 1 ? listed : undefined }}
        color={color}
      />
      <SiteFrame {...{ model, language, path }} menuPath={category.path} page={{ ...page, ...logoOn(color) }}>
        <ReferenceSections list={list} title={page.title} model={model} language={language} />
      </SiteFrame>
    </>
  );
}
