'use client';

import dynamic from 'next/dynamic';

import { Tour } from '../help/Tour';
import { useEdit } from '../state/edit-context';
import type { Desk } from './use-desk';

// When they are opened. Beside the bar, the modal's styles would be bundled with others of the edit mode, and visitors
// load those.
const FindDialog = dynamic(() => import('../find/FindDialog').then((file) => file.FindDialog), { ssr: false });
const HelpDialog = dynamic(() => import('../help/HelpDialog').then((file) => file.HelpDialog), { ssr: false });

/** The search over everything, the help and the tour. Beside the bar, whose colours are those of a dark ground. */
export function DeskDialogs({ desk }: { desk: Desk }) {
  const { panel } = useEdit();
  const { dialog, isTour, showHelp, closed, startTour, endTour } = desk;
  return (
    <>
      {dialog === 'find' && <FindDialog showHelp={showHelp} onClosed={() => closed('find')} />}
      {dialog === 'help' && <HelpDialog onTour={startTour} onClosed={() => closed('help')} />}
      {/* The panel would be over what the tour is about. */}
      {isTour && <Tour isHidden={panel !== null} onEnd={endTour} />}
    </>
  );
}
