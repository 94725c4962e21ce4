import { Children, type ReactNode } from 'react';

import { Station } from '@/components/layout/Station';
import frame from '@/components/sections/SectionRenderer.module.scss';
import { stationDistance } from '@/components/sections/SectionRenderer';

import styles from './CarouselSection.module.scss';

interface Props {
  id: string;
  title: string;
  surface: 'paper' | 'ink';
  station: number;
  /** One card an item. */
  children: ReactNode;
}

/** A row of cards that scrolls and snaps by CSS alone, with the widths of SPEC.md §9. */
export function CarouselSection({ id, title, surface, station, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      data-section="carousel"
      className={[frame.section, frame[surface], surface === 'ink' && 'on-dark'].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
    >
      <Station metres={station * stationDistance} />
      <div className={frame.inside}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.track} tabIndex={0} aria-labelledby={titleId}>
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
