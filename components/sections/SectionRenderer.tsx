import { Station } from '@/components/layout/Station';
import { Picture } from '@/components/ui/Picture';
import type { ApplicationModel } from '@/lib/content';
import { menuPath } from '@/lib/content/menu-path';
import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';

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
  model: ApplicationModel;
  language: Language;
  /** Where the content is in another language than the page around it. */
  contentLanguage?: Language;
  /** How many sections the page has before these. */
  firstStation?: number;
}

/** A station every hundred metres. */
export const stationDistance = 100;

const hasTitle = (section: Section) => 'title' in section && Boolean(section.title);

function ancestorsOf(path: string, model: ApplicationModel, language: Language): SectionContext['ancestors'] {
  const address = addressOf(path, language);
  const way = menuPath(model.menu, address).slice(0, -1);
  const home = { title: translator(language)('home'), link: addressOf('/', language) };
  // An ancestor that leads to the page itself, as a menu's parent often does, adds nothing.
  return [home, ...way.filter(({ link }) => link !== home.link && link !== address)];
}

/** Renders sections in their frame: station, surface, rhythm. It never looks at a section's neighbours. */
export function SectionRenderer({
  sections,
  path,
  model,
  language,
  contentLanguage = language,
  firstStation = 0,
}: Props) {
  const t = translator(language);
  const heroes = sections.filter(({ type }) => type === 'hero');
  const naming = firstStation === 0 ? sections.find(hasTitle) : undefined;
  const ancestors = ancestorsOf(path, model, language);
  return sections.map((section, index) => {
    if (!Object.hasOwn(registry, section.type)) {
      return process.env.NODE_ENV === 'development' ? (
        <UnknownSection key={section.id} type={section.type} t={t} />
      ) : null;
    }
    const entry = (registry as unknown as Record<SectionType, AnyEntry>)[section.type];
    const { component: Component, surface = 'paper' } = entry;
    const background = surface !== 'photo' && 'backgroundImage' in section ? section.backgroundImage : undefined;
    const context: SectionContext = {
      language,
      contentLanguage,
      t,
      headingLevel: section === naming ? 1 : 2,
      isFirst: firstStation + index === 0,
      heroPosition:
        section.type === 'hero' && heroes.length > 1
          ? { number: heroes.indexOf(section) + 1, total: heroes.length }
          : undefined,
      ancestors,
    };
    return (
      <section
        key={section.id}
        id={section.id}
        data-section={section.type}
        className={[styles.section, styles[surface], surface === 'ink' && 'on-dark'].filter(Boolean).join(' ')}
        aria-labelledby={hasTitle(section) ? headingId(section) : undefined}
      >
        <Station metres={(firstStation + index) * stationDistance} isOnPhoto={surface === 'photo'} />
        {background && surface !== 'ink' && (
          <div className={styles.background}>
            <Picture image={background} sizes="100vw" isDecorative />
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
  });
}
