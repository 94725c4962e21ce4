import type { Carousels } from '@/lib/content/load-carousels';
import { type Language, translator } from '@/lib/i18n/languages';

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
}

/** The two carousels of the home and about pages. Each shows only when it has items. */
export function PageCarousels({ carousels, firstStation, language, contentLanguage = language }: Props) {
  const { technologies, references, titles } = carousels;
  const lang = contentLanguage === language ? undefined : language;
  const t = translator(language);
  const second = firstStation + (technologies.length > 0 ? 1 : 0);
  return (
    <>
      <CarouselSection
        id="technologies"
        title={titles?.technologies ?? t('technologies')}
        surface="paper"
        station={firstStation}
        lang={lang}
        t={t}
      >
        {technologies.map((page) => (
          <TechnologyCard key={page.pageKey} page={page} language={language} />
        ))}
      </CarouselSection>
      <CarouselSection
        id="references"
        title={titles?.references ?? t('references')}
        surface="ink"
        station={second}
        lang={lang}
        t={t}
      >
        {references.map((page) => (
          <ReferenceCard key={page.pageKey} page={page} language={language} />
        ))}
      </CarouselSection>
    </>
  );
}
