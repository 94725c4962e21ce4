'use client';

import { useEffect, useState } from 'react';

import { PopupDialog, type PopupDialogProps } from './PopupDialog.client';
import { wasShown } from './popup-memory';
import { rememberShown } from './remember-popup';
import { isWelcome, whenWelcome } from './when-welcome';

interface Props extends Omit<PopupDialogProps, 'mayOpen' | 'onClosed'> {
  id: string;
}

/** The popup. It opens once, as soon as it does not disturb. */
export function WaitingPopup({ id, ...notice }: Props) {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (isDue) return undefined;
    return whenWelcome(() => {
      // Another tab may have shown it meanwhile.
      if (!wasShown(id)) setIsDue(true);
    });
  }, [id, isDue]);

  // The visitor may have gone on since: then it waits again.
  const mayOpen = () => {
    if (!isWelcome()) return false;
    rememberShown(id);
    return true;
  };

  return isDue ? <PopupDialog {...notice} mayOpen={mayOpen} onClosed={() => setIsDue(false)} /> : null;
}
