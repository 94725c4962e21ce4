import { Station } from '@/components/layout/Station';
import frame from '@/components/sections/SectionRenderer.module.scss';
import { SectionRenderer, stationDistance } from '@/components/sections/SectionRenderer';
import type { Section } from '@/components/sections/definitions';
import { carriesWhiteText } from '@/lib/color/contrast';
import type { ApplicationModel, Category } from '@/lib/content';
import type { List } from '@/lib/content/load-list';
import { type Language, translator } from '@/lib/i18n/languages';

import { ListPagination } from './ListPagination';
import { NoReferences } from './NoReferences';
import { ReferenceGrid } from './ReferenceGrid';

interface Props {
  list: List;
  title: string;
  model: ApplicationModel;
  language: Language;
}

/** The default height of page headers. */
const pageHeaderHeight = '450px';

/** The logo's colours on the page of a category: on a ground in its colour. */
export const logoOn = (color: string) => ({
  logoColor: carriesWhiteText(color) ? '#fff' : '#14191c',
  logoBgColor: color,
});

function sectionsOf({ logos, color }: Category, title: string, logosTitle: string): Section[] {
  const list = logos.map(({ img, text }) => ({ img: { ...img, alt: text }, name: text, target: '_self' }));
  return [
    { id: 'category-title', type: 'pageTitle', order: 0, title, pageHeaderColor: color, pageHeaderHeight },
    ...(list.length > 0 ? [{ id: 'category-logos', type: 'clients' as const, order: 1, title: logosTitle, list }] : []),
  ];
}

/** A category page: title, logos, the grid of projects, and links to the further pages of the list. */
export function ReferenceSections({ list, title, model, language }: Props) {
  const { category, pages } = list;
  const { contentLanguage } = category;
  const t = translator(language);
  const sections = sectionsOf(category, title, translator(contentLanguage)('referenceLogos'));
  return (
    <>
      <SectionRenderer {...{ sections, path: category.path, model, language, contentLanguage }} />
      {pages && (
        <section
          className={`${frame.section} ${frame.paper}`}
          data-section="projects"
          // The list belongs to the site, so it is in the page's language.
          lang={contentLanguage === language ? undefined : language}
          aria-labelledby="projects-title"
        >
          <Station metres={sections.length * stationDistance} />
          <div className={frame.inside}>
            <h2 id="projects-title" className="visually-hidden">
              {t('projects')}
            </h2>
            {pages.length > 0 ? <ReferenceGrid pages={pages} language={language} /> : <NoReferences t={t} />}
            <ListPagination list={list} language={language} t={t} />
          </div>
        </section>
      )}
    </>
  );
}
