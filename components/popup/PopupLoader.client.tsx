'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';

import { whenIdle } from '@/lib/browser/when-idle';

import { wasShown } from './popup-memory';
import type { WaitingPopup } from './WaitingPopup.client';

type Props = ComponentProps<typeof WaitingPopup>;

/** Brings the popup's code to who has not seen it, once the page has loaded. */
export function PopupLoader(props: Props) {
  const [Popup, setPopup] = useState<ComponentType<Props>>();
  const { id } = props;

  useEffect(() => {
    if (wasShown(id)) return;
    return whenIdle(async () => {
      try {
        const { WaitingPopup } = await import('./WaitingPopup.client');
        setPopup(() => WaitingPopup);
      } catch {
        // Its code did not arrive: the next page offers it again.
      }
    });
  }, [id]);

  return Popup ? <Popup {...props} /> : null;
}
