'use client';

import { useState } from 'react';

import { useDeskKeys } from '../help/use-desk-keys';
import { useEdit } from '../state/edit-context';

/** What is open of the search over everything, the help and the tour, which the account's first visit has open. */
export function useDesk() {
  const { info, post } = useEdit();
  const [dialog, setDialog] = useState<'find' | 'help' | null>(null);
  const [isTour, setIsTour] = useState(info.isTourDue === true);
  const [showFind, showHelp] = [() => setDialog('find'), () => setDialog('help')];
  useDeskKeys({ onFind: showFind, onHelp: showHelp });
  return {
    dialog,
    isTour,
    showFind,
    showHelp,
    // A dialog may close because another one was opened.
    closed: (name: 'find' | 'help') => setDialog((now) => (now === name ? null : now)),
    startTour: () => setIsTour(true),
    endTour: () => {
      setIsTour(false);
      // If it cannot be stored, the tour begins on the next page again, where it can be skipped again.
      void post('TourSeen', {});
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
