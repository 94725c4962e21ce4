'use client';

import { useEffect, useState } from 'react';

import type { OtherEditor } from '@/lib/edit/edit-info';

import { postEditCall } from './edit-call';

/** Twice within the minute after which the backend takes an editor for gone. */
const heartbeatMs = 20_000;

/** Who else has the page open. It says of this browser that it has, for as long as it does. */
export function usePresence(pageKey: string, first: OtherEditor[]): OtherEditor[] {
  const [others, setOthers] = useState(first);
  useEffect(() => {
    const sendHeartbeat = async () => {
      // An answer that does not come, or a session that is over, is the next call's matter.
      const { data } = await postEditCall<{ others: OtherEditor[] }>('EditHeartbeat', { pageKey });
      if (Array.isArray(data?.others)) setOthers(data.others);
    };
    const timer = setInterval(() => void sendHeartbeat(), heartbeatMs);
    return () => clearInterval(timer);
  }, [pageKey]);
  return others;
}
