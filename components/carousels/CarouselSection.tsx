import { Children, type ReactNode } from 'react';

import { Station } from '@/components/layout/Station';
import frame from '@/components/sections/SectionRenderer.module.scss';
import { stationDistance } from '@/components/sections/SectionRenderer';
import { Carousel } from '@/components/ui/Carousel';
import type { Language, Translate } from '@/lib/i18n/languages';

interface Props {
  id: string;
  title: string;
  /** The language of the title, if it is another one. */
  titleLanguage?: Language;
  surface: 'paper' | 'ink';
  station: number;
  /** The language around the content, if it is another one. */
  lang?: string;
  t: Translate;
  /** One card per item. */
  children: ReactNode;
}

/** How long a slide stays, in milliseconds. */
const autoplayDelay = 5000;

/** A section with a carousel of cards; renders nothing without cards. */
export function CarouselSection({ id, title, titleLanguage, surface, station, lang, t, children }: Props) {
  if (Children.count(children) === 0) return null;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      data-section="carousel"
      lang={lang}
      className={[frame.section, frame[surface], surface === 'ink' && 'on-dark'].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
    >
      <Station metres={station * stationDistance} />
      <div className={frame.inside}>
        <Carousel
          head={
            <h2 id={titleId} lang={titleLanguage}>
              {title}
            </h2>
          }
          headingId={titleId}
          layout="cards"
          autoplayDelay={autoplayDelay}
          t={t}
        >
          {children}
        </Carousel>
      </div>
    </section>
  );
}
