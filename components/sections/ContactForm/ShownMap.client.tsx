'use client';

import type { ReactNode } from 'react';

import styles from './ShownMap.module.scss';

export interface ShownMapProps {
  src: string;
  title: string;
  heading: ReactNode;
  /** The way there, by the map's service. */
  link: ReactNode;
  /** Whether a visitor asked for the map, and so gets the focus there. */
  isAskedFor: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The map itself, below its heading and the way there. */
export function ShownMap({ src, title, heading, link, isAskedFor }: ShownMapProps) {
  return (
    <div className={styles.map}>
      <div className={styles.strip}>
        {heading}
        {link}
      </div>
      <iframe
        ref={isAskedFor ? focus : undefined}
        className={styles.frame}
        src={src}
        title={title}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    </div>
  );
}
