'use client';

import { useEffect, useState } from 'react';

import { PopupDialog, type PopupDialogProps } from './PopupDialog.client';
import { wasShown } from './popup-memory';
import { rememberShown } from './remember-popup';
import { whenWelcome } from './when-welcome';

interface Props extends Omit<PopupDialogProps, 'onClosed'> {
  id: string;
}

/** The popup. It opens once, as soon as it does not disturb. */
export function WaitingPopup({ id, ...notice }: Props) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(
    () =>
      whenWelcome(() => {
        // Another tab may have shown it meanwhile.
        if (wasShown(id)) return;
        rememberShown(id);
        setIsOpen(true);
      }),
    [id],
  );

  return isOpen ? <PopupDialog {...notice} onClosed={() => setIsOpen(false)} /> : null;
}
