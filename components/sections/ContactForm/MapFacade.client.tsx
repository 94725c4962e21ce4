'use client';

import { type ReactNode, useState } from 'react';

import button from '@/components/ui/ButtonLink.module.scss';

import styles from './MapFacade.module.scss';

interface Props {
  /** The address of the map, which nothing is asked of before the click. */
  src: string;
  title: string;
  showLabel: string;
  /** What stands in the map's place. */
  drawing: ReactNode;
  words: ReactNode;
  link: ReactNode;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The drawing of a map, and the map itself in its place once a visitor asks for it. */
export function MapFrame({ src, title, showLabel, drawing, words, link }: Props) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return (
      <iframe
        ref={focus}
        className={styles.frame}
        src={src}
        title={title}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <>
      {drawing}
      <div className={styles.card}>
        {words}
        <div className={styles.actions}>
          <button type="button" className={`${button.button} ${styles.show}`} onClick={() => setIsShown(true)}>
            {showLabel}
          </button>
          {link}
        </div>
      </div>
    </>
  );
}
