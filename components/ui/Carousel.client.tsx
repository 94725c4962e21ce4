'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

import { Arrow } from './Arrow';
import type { CarouselMotion, CarouselState } from './carousel-motion';
import styles from './CarouselControls.module.scss';
import { whenNear } from './when-near';

interface Props {
  className: string | undefined;
  style: CSSProperties;
  head: ReactNode;
  headClassName: string | undefined;
  count: number;
  autoplayDelay: number;
  isLoop: boolean;
  labels: { previous: string; next: string; pause: string; play: string };
  /** The strip of slides and its controls. */
  children: ReactNode;
}

/** Adds arrows, autoplay and a loop to the strip. Swiper loads when the carousel comes near the viewport. */
export function Carousel(props: Props) {
  const { className, style, head, headClassName, count, autoplayDelay, isLoop, labels, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const motion = useRef<CarouselMotion>(null);
  const [state, setState] = useState<CarouselState>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isGone = false;
    const stopWatching = whenNear(element, async () => {
      const { startCarousel } = await import('./carousel-motion');
      if (!isGone) motion.current = startCarousel(element, { autoplayDelay, isLoop }, setState);
    });
    return () => {
      isGone = true;
      stopWatching();
      motion.current?.destroy();
      motion.current = null;
    };
  }, [autoplayDelay, isLoop]);

  // A team that fits into the view has nothing to move, as two people have from 768 px on.
  const isReady = state && (!isLoop || state.canGoOn);

  return (
    <div ref={root} className={className} style={style}>
      <div className={headClassName}>
        {head}
        <div className={isReady ? `${styles.controls} ${styles.ready}` : styles.controls}>
          <span className="note" aria-hidden="true">
            <span className={styles.range} /> / {count}
          </span>
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.toggle}
              aria-label={state?.isPlaying === false ? labels.play : labels.pause}
              onClick={() => motion.current?.toggle()}
            >
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={state?.isPlaying === false ? 'M7 5l12 7-12 7z' : 'M8 5v14M16 5v14'} />
              </svg>
            </button>
            <button
              type="button"
              className={styles.back}
              aria-label={labels.previous}
              aria-disabled={!state?.canGoBack}
              onClick={() => motion.current?.previous()}
            >
              <Arrow />
            </button>
            <button
              type="button"
              aria-label={labels.next}
              aria-disabled={!state?.canGoOn}
              onClick={() => motion.current?.next()}
            >
              <Arrow />
            </button>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
