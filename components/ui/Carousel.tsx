import { Children, type CSSProperties, type ReactNode } from 'react';

import type { Translate } from '@/lib/i18n/languages';

import { Carousel as MovingCarousel } from './Carousel.client';
import styles from './Carousel.module.scss';

interface Props {
  /** The heading and the content below it. */
  head: ReactNode;
  /** The id of the heading; a carousel without one needs `label`. */
  headingId?: string;
  label?: string;
  /** Slides per view from 0, 768, 992 and 1200 px: 1, 3, 3, 4 for cards; 1, 2, 3, 4 for a team. */
  layout: 'cards' | 'team';
  /** In milliseconds. */
  autoplayDelay: number;
  isLoop?: boolean;
  t: Translate;
  /** One per slide. */
  children: ReactNode;
}

/** From this many slides there are arrows and autoplay. A phone shows one person of a team, so two already move. */
const minimumToMove = { cards: 3, team: 2 };

/** Slides in a row that scrolls and snaps by CSS alone; a script adds arrows, autoplay and a loop. */
export function Carousel({ head, headingId, label, layout, autoplayDelay, isLoop = false, t, children }: Props) {
  const count = Children.count(children);
  const className = layout === 'team' ? `${styles.carousel} ${styles.team}` : styles.carousel;
  const style = { '--n': count } as CSSProperties;
  const headed = <div>{head}</div>;
  const strip = (
    <>
      <div>
        <ul
          className={`${styles.track} swiper-wrapper`}
          tabIndex={0}
          aria-labelledby={headingId}
          aria-label={headingId ? undefined : label}
        >
          {Children.map(children, (slide) => (
            <li className="swiper-slide">{slide}</li>
          ))}
        </ul>
      </div>
      <div className={`${styles.bar} screen-only`} aria-hidden="true">
        <i />
      </div>
    </>
  );
  if (count < minimumToMove[layout]) {
    return (
      <div className={className} style={style}>
        <div className={styles.head}>{headed}</div>
        {strip}
      </div>
    );
  }
  const labels = {
    previous: t('previousSlide'),
    next: t('nextSlide'),
    pause: t('pauseSlides'),
    play: t('playSlides'),
  };
  return (
    <MovingCarousel
      className={className}
      style={style}
      head={headed}
      headClassName={styles.head}
      count={count}
      autoplayDelay={autoplayDelay}
      isLoop={isLoop}
      labels={labels}
    >
      {strip}
    </MovingCarousel>
  );
}
