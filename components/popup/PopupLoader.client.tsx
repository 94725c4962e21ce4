'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';

import { consentChange } from '@/lib/browser/site-events';
import { whenIdle } from '@/lib/browser/when-idle';
import { readConsent } from '@/lib/consent/consent';

import { wasShown } from './popup-memory';
import type { WaitingPopup } from './WaitingPopup.client';

type Props = ComponentProps<typeof WaitingPopup>;

/**
 * Loads the popup's code for visitors who have not seen it and have answered the question of consent, after the page
 * has loaded.
 */
export function PopupLoader(props: Props) {
  const [Popup, setPopup] = useState<ComponentType<Props>>();
  const { id } = props;

  useEffect(() => {
    if (wasShown(id)) return;
    let cancel: () => void = () => undefined;
    const bring = async () => {
      try {
        const { WaitingPopup } = await import('./WaitingPopup.client');
        setPopup(() => WaitingPopup);
      } catch {
        // The code could not be loaded: the next page tries again.
      }
    };
    const onAnswer = () => {
      if (readConsent() === null) return;
      window.removeEventListener(consentChange, onAnswer);
      cancel = whenIdle(bring);
    };
    window.addEventListener(consentChange, onAnswer);
    onAnswer();
    return () => {
      window.removeEventListener(consentChange, onAnswer);
      cancel();
    };
  }, [id]);

  return Popup ? <Popup {...props} /> : null;
}
