'use client';

import { useEffect, useEffectEvent, useState } from 'react';

import type { OtherEditor } from '@/lib/edit/edit-info';

import { postEditCall } from './edit-call';

/** The backend considers an editor gone after a minute without a heartbeat. */
const heartbeatMs = 20_000;

interface Heartbeat {
  others: OtherEditor[];
  /** The newest revision of the page; a backend may leave it out. */
  revision?: string;
  /** What else is new; a backend may leave it out. */
  news?: string;
}

/**
 * The other editors who have the page open. Sends heartbeats while this browser has it open, and when the editor comes
 * back to it.
 *
 * @param onSeen called with the page's newest revision and news, or null if the page was deleted
 */
export function usePresence(
  pageKey: string,
  first: OtherEditor[],
  onSeen: (seen: { revision: string; news?: string } | null) => void,
): OtherEditor[] {
  const [others, setOthers] = useState(first);
  const reportSeen = useEffectEvent(onSeen);
  useEffect(() => {
    const sendHeartbeat = async () => {
      // A failed heartbeat is ignored: the next call of the editor reports an ended session.
      const { isOk, status, data } = await postEditCall<Heartbeat>('EditHeartbeat', { pageKey });
      if (Array.isArray(data?.others)) setOthers(data.others);
      if (status === 404) reportSeen(null);
      else if (isOk && data?.revision) reportSeen({ revision: data.revision, news: data.news });
    };
    const timer = setInterval(() => void sendHeartbeat(), heartbeatMs);
    const onVisible = () => {
      if (document.visibilityState === 'visible') void sendHeartbeat();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [pageKey]);
  return others;
}
