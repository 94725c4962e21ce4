'use client';

import { useEffect, useEffectEvent } from 'react';

/** Where windows of one browser tell each other that there is a session again. */
const sessionChannel = 'edit-session';

/** Tells the other windows that this one has a session, and hears of theirs. */
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
