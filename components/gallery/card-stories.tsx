import type { ReactNode } from 'react';

import { CarouselSection } from '@/components/carousels/CarouselSection';
import { ReferenceCard } from '@/components/carousels/ReferenceCard';
import { TechnologyCard } from '@/components/carousels/TechnologyCard';
import { NoReferences } from '@/components/references/NoReferences';
import { ReferenceGrid } from '@/components/references/ReferenceGrid';
import { translator } from '@/lib/i18n/languages';

import { demoPage, longTitle, photo } from './demo-content';
import { onInk } from './grounds';
import styles from './Story.module.scss';

const t = translator('tr');
const longSummary = 'Delgi, enjeksiyon ve ölçüm aynı ekipçe yürütüldü. '.repeat(8);

function carousel(count: number, surface: 'paper' | 'ink') {
  return (
    <CarouselSection id={`carousel-${count}`} title={`${count} kart`} surface={surface} station={count} t={t}>
      {Array.from({ length: count }, (_, index) =>
        surface === 'ink' ? (
          <ReferenceCard key={index} page={demoPage(index + 1)} language="tr" />
        ) : (
          <TechnologyCard key={index} page={demoPage(index + 1)} language="tr" />
        ),
      )}
    </CarouselSection>
  );
}

/** What a card can show: a picture, its header colour, or the fallback colour. */
const cardPages = {
  'with a picture': demoPage(1, { image: photo }),
  'in a dark header colour': demoPage(2, { color: '#3f76a6' }),
  'in a light header colour': demoPage(3, { color: '#dfe3e2' }),
  'in the fallback colour': demoPage(4),
  'with long texts': demoPage(5, { title: longTitle, summary: longSummary }),
};

function cards(card: (page: (typeof cardPages)[keyof typeof cardPages]) => ReactNode): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(cardPages).map(([name, page]) => [name, <div className={styles.narrow}>{card(page)}</div>]),
  );
}

/** Cards of pages, and the pieces that contain them. */
export const cardStories = {
  carousel: {
    isWide: true,
    states: {
      'no cards': carousel(0, 'paper'),
      'one card': carousel(1, 'paper'),
      'two cards': carousel(2, 'paper'),
      'three cards': carousel(3, 'ink'),
      'nine cards': carousel(9, 'paper'),
    },
  },
  'technology-card': { states: cards((page) => <TechnologyCard page={page} language="tr" />) },
  'reference-card': { states: cards((page) => onInk(<ReferenceCard page={page} language="tr" />)) },
  'reference-grid': {
    states: {
      'one project': <ReferenceGrid pages={[demoPage(1, { image: photo, summary: longSummary })]} language="tr" />,
      'three projects': <ReferenceGrid pages={Object.values(cardPages).slice(0, 3)} language="tr" />,
    },
  },
  'no-references': { states: { normal: <NoReferences t={t} /> } },
};
