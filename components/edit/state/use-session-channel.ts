'use client';

import { useEffect, useEffectEvent } from 'react';

/** The channel on which the windows of one browser announce a new session. */
const sessionChannel = 'edit-session';

/** Announces this window's session to the other windows, and calls `onSession` when another window announces one. */
export function useSessionChannel(onSession: () => void): void {
  const notifySession = useEffectEvent(onSession);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(sessionChannel);
    channel.postMessage('open');
    channel.onmessage = () => notifySession();
    return () => channel.close();
  }, []);
}
