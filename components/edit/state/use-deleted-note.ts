'use client';

import { useEffect, useEffectEvent } from 'react';

import { takeDeletedPage } from '@/lib/edit/deleted-page';

/** Calls back once, on the page that is shown after one was deleted. */
export function useDeletedNote(say: (title: string) => void): void {
  const sayDeleted = useEffectEvent(() => {
    const title = takeDeletedPage();
    if (title) say(title);
  });
  useEffect(() => sayDeleted(), []);
}
