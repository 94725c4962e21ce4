'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

import button from '@/components/ui/ButtonLink.module.scss';
import { whenNear } from '@/components/ui/when-near';
import { consentChange } from '@/lib/browser/site-events';
import { allows } from '@/lib/consent/consent';
import { useConsent } from '@/lib/consent/use-consent';

import styles from './MapFacade.module.scss';

interface Props {
  /** The address of the map. Nothing is requested from it before the click. */
  src: string;
  title: string;
  showLabel: string;
  /** The drawing that is shown instead of the map. */
  drawing: ReactNode;
  heading: ReactNode;
  text: ReactNode;
  /** The way there, by the map's service. */
  link: ReactNode;
}

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * The drawing of a map, replaced by the map itself when a visitor asks for it, or, with consent to content of other
 * companies, when it comes near the view. Heading and link stay above the map. Withdrawing consent restores the drawing.
 */
export function MapFrame({ src, title, showLabel, drawing, heading, text, link }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const isAllowed = useConsent('media');

  useEffect(() => {
    if (isAllowed && card.current?.parentElement) return whenNear(card.current.parentElement, () => setIsNear(true));
  }, [isAllowed]);

  useEffect(() => {
    const followChoice = () => {
      if (!allows('media')) setIsAskedFor(false);
    };
    window.addEventListener(consentChange, followChoice);
    return () => window.removeEventListener(consentChange, followChoice);
  }, []);

  if (isAskedFor || (isAllowed && isNear)) {
    return (
      <>
        <div className={`${styles.card} ${styles.actions} ${styles.strip}`}>
          {heading}
          {link}
        </div>
        <iframe
          // Visitors who asked for the map get the focus there; for others the focus stays.
          ref={isAskedFor ? focus : undefined}
          className={styles.frame}
          src={src}
          title={title}
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      </>
    );
  }
  return (
    <>
      {drawing}
      <div ref={card} className={styles.card}>
        {heading}
        {text}
        <div className={styles.actions}>
          <button type="button" className={`${button.button} ${styles.show}`} onClick={() => setIsAskedFor(true)}>
            {showLabel}
          </button>
          {link}
        </div>
      </div>
    </>
  );
}
