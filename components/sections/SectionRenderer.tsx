import { Fragment, type ReactNode } from 'react';

import { Station } from '@/components/layout/Station';
import { Picture } from '@/components/ui/Picture';
import { privacyLink } from '@/lib/consent/notice-link';
import type { ApplicationModel } from '@/lib/content';
import { ancestorsOf, type Belonging } from '@/lib/content/breadcrumb';
import { isLanguage, type Language, translator } from '@/lib/i18n/languages';

import type { Section, SectionType } from './definitions';
import { type AnyEntry, registry } from './registry';
import { headingId, type SectionContext } from './section-props';
import styles from './SectionRenderer.module.scss';
import { UnknownSection } from './UnknownSection';

interface Props {
  /** In the order they are shown. */
  sections: Section[];
  /** The bare path of the page. */
  path: string;
  /** The page, for the breadcrumb; absent for one of the site's own pages. */
  page?: Belonging;
  model: ApplicationModel;
  language: Language;
  /** The language of the content, if the page around it has another one. */
  contentLanguage?: Language;
  /** Whether the page's title is above the sections, so that none of their headings is the page's. */
  isNamed?: boolean;
  /** The number of sections before these. */
  firstStation?: number;
  /** The result of a contact form that was sent without script. */
  contactAnswer?: SectionContext['contactAnswer'];
  /** Wraps each rendered section: the edit mode adds its buttons. */
  wrap?: (section: Section, rendered: ReactNode) => ReactNode;
}

/** The distance between two sections' marks, in metres. */
export const stationDistance = 100;

export const hasTitle = (section: Section) => 'title' in section && Boolean(section.title);

/** Renders sections in their frame: mark, surface, spacing. It never looks at a section's neighbours. */
export function SectionRenderer({
  sections,
  path,
  page,
  model,
  language,
  contentLanguage = language,
  isNamed = false,
  firstStation = 0,
  contactAnswer,
  wrap,
}: Props) {
  const heroes = sections.filter(({ type }) => type === 'hero');
  const naming = firstStation === 0 && !isNamed ? sections.find(hasTitle) : undefined;
  const ancestors = ancestorsOf(path, model, language, page);
  const privacyPage = privacyLink(model);
  return sections.map((section, index) => {
    if (!Object.hasOwn(registry, section.type)) {
      return process.env.NODE_ENV === 'development' ? (
        <UnknownSection key={section.id} type={section.type} t={translator(language)} />
      ) : null;
    }
    const entry = (registry as unknown as Record<SectionType, AnyEntry>)[section.type];
    const { component: Component, surface = 'paper' } = entry;
    const background = surface !== 'photo' && 'backgroundImage' in section ? section.backgroundImage : undefined;
    // A section of a translated page may still be in Turkish.
    const own = section.contentLanguage;
    const sectionLanguage = own && isLanguage(own) ? own : contentLanguage;
    const context: SectionContext = {
      language,
      contentLanguage: sectionLanguage,
      // Interface texts inside the content are in the content's language.
      t: translator(sectionLanguage),
      headingLevel: section === naming ? 1 : 2,
      isFirst: firstStation + index === 0,
      isNearTop: firstStation + index <= 1,
      heroPosition:
        section.type === 'hero' && heroes.length > 1
          ? { number: heroes.indexOf(section) + 1, total: heroes.length }
          : undefined,
      ancestors,
      siteInfo: model.siteInfo,
      privacyPage,
      contactAnswer,
    };
    const rendered = (
      <section
        key={section.id}
        id={section.id}
        data-section={section.type}
        lang={sectionLanguage === contentLanguage ? undefined : sectionLanguage}
        className={[styles.section, styles[surface], surface === 'ink' && 'on-dark'].filter(Boolean).join(' ')}
        aria-labelledby={hasTitle(section) ? headingId(section) : undefined}
      >
        <Station metres={(firstStation + index) * stationDistance} isOnPhoto={surface === 'photo'} />
        {background && surface !== 'ink' && (
          <div className={styles.background}>
            <div className="near-only">
              {/* Half of the window's pixels: it is hardly more than a shade (`.background img`). */}
              <Picture image={background} sizes="50vw" isDecorative />
            </div>
          </div>
        )}
        {surface === 'photo' ? (
          <Component section={section} context={context} />
        ) : (
          <div className={styles.inside}>
            <Component section={section} context={context} />
          </div>
        )}
      </section>
    );
    return wrap ? <Fragment key={section.id}>{wrap(section, rendered)}</Fragment> : rendered;
  });
}
