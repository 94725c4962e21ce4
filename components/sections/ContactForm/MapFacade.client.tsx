'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

import button from '@/components/ui/ButtonLink.module.scss';
import { whenNear } from '@/components/ui/when-near';
import { consentChange } from '@/lib/browser/site-events';
import { allows } from '@/lib/consent/consent';
import { useConsent } from '@/lib/consent/use-consent';

import styles from './MapFacade.module.scss';
import type { ShownMapProps } from './ShownMap.client';

/** Nothing is requested from the map's address before the click. */
interface Props extends Omit<ShownMapProps, 'isAskedFor'> {
  showLabel: string;
  /** The drawing that is shown instead of the map. */
  drawing: ReactNode;
  text: ReactNode;
}

/**
 * The drawing of a map, replaced by the map itself when a visitor asks for it, or, with consent to content of other
 * companies, when it comes near the view. Its code loads then. Withdrawing consent restores the drawing.
 */
export function MapFrame({ src, title, showLabel, drawing, heading, text, link }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const [Shown, setShown] = useState<ComponentType<ShownMapProps>>();
  const isAllowed = useConsent('media');
  const isWanted = isAskedFor || (isAllowed && isNear);

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

  useEffect(() => {
    if (!isWanted) return;
    import('./ShownMap.client').then(
      ({ ShownMap }) => setShown(() => ShownMap),
      // The code could not be loaded: the card stays, and its button tries again.
      () => setIsAskedFor(false),
    );
  }, [isWanted]);

  if (isWanted && Shown) return <Shown {...{ src, title, heading, link, isAskedFor }} />;
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
