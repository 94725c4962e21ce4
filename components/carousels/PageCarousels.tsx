import type { ReactNode } from 'react';

import type { Carousels } from '@/lib/content/load-carousels';
import { type Language, translator } from '@/lib/i18n/languages';
import type { CarouselName } from '@/lib/routes/site-routes';

import { CarouselSection } from './CarouselSection';
import { ReferenceCard } from './ReferenceCard';
import { TechnologyCard } from './TechnologyCard';

interface Props {
  carousels: Carousels;
  /** The number of sections before the carousels. */
  firstStation: number;
  language: Language;
  /** The language of the content, if the page around it has another one. */
  contentLanguage?: Language;
  /** Around each list, in edit mode. */
  wrap?: (name: CarouselName, rendered: ReactNode) => ReactNode;
}

/** The two carousels of the home and about pages. Each shows only when it has items. */
export function PageCarousels(props: Props) {
  const { carousels, firstStation, language, contentLanguage = language, wrap = (_name, rendered) => rendered } = props;
  const { technologies, references, titles, foreign } = carousels;
  const lang = contentLanguage === language ? undefined : language;
  const t = translator(language);
  const second = firstStation + (technologies.length > 0 ? 1 : 0);
  return (
    <>
      {wrap(
        'technologies',
        <CarouselSection
          id="technologies"
          title={titles?.technologies ?? t('technologies')}
          titleLanguage={foreign?.technologies}
          surface="paper"
          station={firstStation}
          lang={lang}
          t={t}
        >
          {technologies.map((page) => (
            <TechnologyCard key={page.pageKey} page={page} language={language} />
          ))}
        </CarouselSection>,
      )}
      {wrap(
        'references',
        <CarouselSection
          id="references"
          title={titles?.references ?? t('references')}
          titleLanguage={foreign?.references}
          surface="ink"
          station={second}
          lang={lang}
          t={t}
        >
          {references.map((page) => (
            <ReferenceCard key={page.pageKey} page={page} language={language} />
          ))}
        </CarouselSection>,
      )}
    </>
  );
}
