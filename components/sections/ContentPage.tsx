import { AbsentPage } from '@/components/layout/AbsentPage';
import { PreparingPage } from '@/components/layout/PreparingPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { StructuredData } from '@/components/seo/StructuredData';
import type { Carousels } from '@/lib/content/load-carousels';
import type { Route } from '@/lib/content/load-route';
import type { Language } from '@/lib/i18n/languages';
import type { NewsItem } from '@/lib/seo/news';
import type { ListedPage } from '@/lib/seo/page-things';

import { AnsweredForm } from './AnsweredForm';
import { PageBody } from './PageBody';
import type { SectionContext } from './section-props';
import { showsContactForm, shownSections } from './shown-sections';

interface Props {
  route: Route;
  language: Language;
  /** The bare path of the page. */
  path: string;
  carousels?: Carousels;
  /** The result of a contact form that was sent without script. */
  contactAnswer?: SectionContext['contactAnswer'];
  /** Set if the page is a news item. */
  news?: NewsItem;
  /** The pages that it lists. */
  list?: readonly ListedPage[];
}

/** A page of the content as visitors see it: in its frame, and described to search engines. */
export function ContentPage({ route, language, path, carousels, contactAnswer, news, list }: Props) {
  if (contactAnswer && !showsContactForm(route))
    return <AnsweredForm {...{ model: route.model, language, contactAnswer }} />;
  if (route.kind === 'preparing') return <PreparingPage model={route.model} language={language} />;
  if (route.kind !== 'found') return <AbsentPage route={route} language={language} path={path} />;
  const { model, page } = route;
  const frame = { page, model, language, path };
  return (
    <>
      {/* The answer to a form is for one visitor. */}
      {!contactAnswer && <StructuredData {...frame} sections={shownSections(page)} news={news} list={list} />}
      <SiteFrame {...frame}>
        <PageBody {...frame} carousels={carousels} contactAnswer={contactAnswer} />
      </SiteFrame>
    </>
  );
}
