import type { ReactNode } from 'react';

import { PageCarousels } from '@/components/carousels/PageCarousels';
import { Breadcrumb } from '@/components/seo/Breadcrumb';
import type { ApplicationModel, Page } from '@/lib/content';
import type { Carousels } from '@/lib/content/load-carousels';
import type { Language } from '@/lib/i18n/languages';
import { ownPageOf } from '@/lib/routes/page-address';
import type { CarouselName } from '@/lib/routes/site-routes';

import type { Section } from './definitions';
import { ExtraBlock, extraStations } from './ExtraBlock';
import type { SectionContext } from './section-props';
import { hasTitle, SectionRenderer } from './SectionRenderer';
import { isNamedBy, showsAnyType, shownSections } from './shown-sections';

interface Props {
  page: Page;
  /** The bare path of the page. */
  path: string;
  model: ApplicationModel;
  language: Language;
  /** Of the home page and the about page only. */
  carousels?: Carousels;
  /** The result of a contact form that was sent without script. */
  contactAnswer?: SectionContext['contactAnswer'];
  /** Leaves out everything that is not a section. */
  isBare?: boolean;
  wrap?: (section: Section, rendered: ReactNode) => ReactNode;
  wrapList?: (name: CarouselName, rendered: ReactNode) => ReactNode;
}

/**
 * A page of any kind between header and footer: its sections in ascending order, its extra data block, and on the home
 * page and the about page the carousels. Public pages and drafts both use it.
 */
export function PageBody(props: Props) {
  const { page, path, model, language, carousels, contactAnswer, isBare = false, wrap, wrapList } = props;
  const sections = shownSections(page);
  const frame = { path, page, model, language, contentLanguage: page.contentLanguage, wrap };
  const needsBreadcrumb =
    showsAnyType(page.pageKey) && Boolean(page.title) && !sections.some(({ type }) => type === 'pageTitle');
  // The home, about and contact pages show no title of their own, but every page needs an h1.
  const needsHeading = !showsAnyType(page.pageKey) && Boolean(page.title) && !sections.some(hasTitle);
  // Also where the breadcrumb is left out: a section has the same heading on its page and in a preview of it.
  const showsTitle = needsHeading || (needsBreadcrumb && !isNamedBy(page.title, sections));
  const hasExtra = !ownPageOf(page.pageKey)?.hidesExtraBlock && !(isBare && page.extraBlock?.kind === 'html');
  const stations = sections.length + (hasExtra ? extraStations(page) : 0);
  return (
    <>
      {needsBreadcrumb && !isBare && (
        <Breadcrumb
          {...{ path, model, language, contentLanguage: page.contentLanguage }}
          page={page}
          isHeading={showsTitle}
        />
      )}
      {needsHeading && !isBare && (
        <h1
          className="visually-hidden"
          lang={page.titleLanguage === page.contentLanguage ? undefined : page.titleLanguage}
        >
          {page.title}
        </h1>
      )}
      <SectionRenderer {...frame} sections={sections} isNamed={showsTitle} contactAnswer={contactAnswer} />
      {hasExtra && <ExtraBlock {...frame} isNamed={showsTitle} firstStation={sections.length} />}
      {carousels && (
        <PageCarousels
          carousels={carousels}
          firstStation={stations}
          language={language}
          contentLanguage={page.contentLanguage}
          wrap={wrapList}
        />
      )}
    </>
  );
}
