'use client';

import { useEffect, useState } from 'react';

import type { OtherEditor } from '@/lib/edit/edit-info';

import { tellEditing } from './edit-call';

/** Twice within the minute after which the backend takes an editor for gone. */
const beatMs = 20_000;

/** Who else has the page open. It says of this browser that it has, for as long as it does. */
export function usePresence(pageKey: string, first: OtherEditor[]): OtherEditor[] {
  const [others, setOthers] = useState(first);
  useEffect(() => {
    const beat = async () => {
      // An answer that does not come, or a session that is over, is the next call's matter.
      const { data } = await tellEditing<{ others: OtherEditor[] }>('EditHeartbeat', { pageKey });
      if (Array.isArray(data?.others)) setOthers(data.others);
    };
    const timer = setInterval(() => void beat(), beatMs);
    return () => clearInterval(timer);
  }, [pageKey]);
  return others;
}
