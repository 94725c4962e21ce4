'use client';

import { DeskDialogs } from './DeskDialogs';
import { EditBar, type Message } from './EditBar';
import { useDesk } from './use-desk';

/** The bar at the foot, and what its search and its help open. */
export function BarAndDesk({ message }: { message: Message }) {
  const desk = useDesk();
  return (
    <>
      <EditBar desk={desk} message={message} />
      <DeskDialogs desk={desk} />
    </>
  );
}
