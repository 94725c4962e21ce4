'use client';

import { useEffect, useState } from 'react';

import type { OtherEditor } from '@/lib/edit/edit-info';

import { postEditCall } from './edit-call';

/** The backend considers an editor gone after a minute without a heartbeat. */
const heartbeatMs = 20_000;

/** The other editors who have the page open. Sends heartbeats while this browser has it open. */
export function usePresence(pageKey: string, first: OtherEditor[]): OtherEditor[] {
  const [others, setOthers] = useState(first);
  useEffect(() => {
    const sendHeartbeat = async () => {
      // A failed heartbeat is ignored: the next call of the editor reports an ended session.
      const { data } = await postEditCall<{ others: OtherEditor[] }>('EditHeartbeat', { pageKey });
      if (Array.isArray(data?.others)) setOthers(data.others);
    };
    const timer = setInterval(() => void sendHeartbeat(), heartbeatMs);
    return () => clearInterval(timer);
  }, [pageKey]);
  return others;
}
