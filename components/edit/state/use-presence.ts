'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { OtherEditor } from '@/lib/edit/edit-info';

import { postEditCall } from './edit-call';
import { newLinkIn, type OpenPage } from './open-page';

/** The backend considers an editor gone after a minute without a heartbeat. */
const heartbeatMs = 20_000;

/** A form that is open for this long is being worked in. */
const settledMs = 1000;

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
 * @param isAnother whether another page is rendered in its place, which has its address by now
 * @param sectionId the section whose form is open here
 * @param onSeen called with the page's newest revision and news, with its new address, or with null if it was deleted
 */
export function usePresence(
  page: OpenPage,
  isAnother: boolean,
  sectionId: string | null,
  first: OtherEditor[],
  onSeen: (seen: { revision: string; news?: string } | { movedTo: string } | null) => void,
): OtherEditor[] {
  const [others, setOthers] = useState(first);
  const sendHeartbeat = useEffectEvent(async () => {
    // A failed heartbeat is ignored: the next call of the editor reports an ended session.
    const body = { ...page, ...(sectionId !== null && { sectionId }) };
    const answer = await postEditCall<Heartbeat>('EditHeartbeat', body);
    const { isOk, status, data } = answer;
    const movedTo = newLinkIn(answer);
    if (Array.isArray(data?.others)) setOthers(data.others);
    if (movedTo !== undefined) onSeen({ movedTo });
    else if (status === 404) onSeen(null);
    else if (isOk && data?.revision) onSeen({ revision: data.revision, news: data.news });
  });
  const sentSection = useRef(sectionId);
  // Others see at once which section is edited, but not each one on the way to it.
  useEffect(() => {
    if (sentSection.current === sectionId) return undefined;
    const timer = setTimeout(() => {
      sentSection.current = sectionId;
      void sendHeartbeat();
    }, settledMs);
    return () => clearTimeout(timer);
  }, [sectionId]);
  useEffect(() => {
    if (!isAnother) return undefined;
    const timer = setTimeout(() => void sendHeartbeat());
    return () => clearTimeout(timer);
  }, [isAnother]);
  useEffect(() => {
    const timer = setInterval(() => void sendHeartbeat(), heartbeatMs);
    const onVisible = () => {
      if (document.visibilityState === 'visible') void sendHeartbeat();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [page.pageKey]);
  return others;
}
