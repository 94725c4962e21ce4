import { Station } from '@/components/layout/Station';
import frame from '@/components/sections/SectionRenderer.module.scss';
import { SectionRenderer, stationDistance } from '@/components/sections/SectionRenderer';
import type { Section } from '@/components/sections/definitions';
import type { ApplicationModel, Page } from '@/lib/content';
import { type Language, translator } from '@/lib/i18n/languages';
import { type ReferenceCategory, referenceColor } from '@/lib/references/categories';
import { referenceLogos } from '@/lib/references/logos';

import { NoReferences } from './NoReferences';
import { ReferenceGrid } from './ReferenceGrid';

interface Props {
  category: ReferenceCategory;
  title: string;
  /** The bare path of the category. */
  path: string;
  /** The category's visible pages; null when they could not be fetched. */
  pages: Page[] | null;
  model: ApplicationModel;
  language: Language;
}

/** The default height of page headers. */
const header = { pageHeaderColor: referenceColor, pageHeaderHeight: '450px' };

/** The logo's ground on reference pages, in their colour. */
export const referenceLogo = { logoColor: '#fff', logoBgColor: header.pageHeaderColor };

function sectionsOf({ key }: ReferenceCategory, title: string, logosTitle: string): Section[] {
  const logos = referenceLogos.filter(({ type }) => type === key);
  const list = logos.map(({ img, text }) => ({ img: { src: img, alt: text }, name: text, target: '_self' }));
  return [
    { id: 'category-title', type: 'pageTitle', order: 0, title, ...header },
    ...(list.length > 0 ? [{ id: 'category-logos', type: 'clients' as const, order: 1, title: logosTitle, list }] : []),
  ];
}

/** A category page: title, logos, and the grid of projects. */
export function ReferenceSections({ category, title, path, pages, model, language }: Props) {
  const t = translator(language);
  const sections = sectionsOf(category, title, t('referenceLogos'));
  return (
    <>
      <SectionRenderer sections={sections} path={path} model={model} language={language} />
      {pages && (
        <section className={`${frame.section} ${frame.paper}`} data-section="projects" aria-labelledby="projects-title">
          <Station metres={sections.length * stationDistance} />
          <div className={frame.inside}>
            <h2 id="projects-title" className="visually-hidden">
              {t('projects')}
            </h2>
            {pages.length > 0 ? <ReferenceGrid pages={pages} language={language} /> : <NoReferences t={t} />}
          </div>
        </section>
      )}
    </>
  );
}
