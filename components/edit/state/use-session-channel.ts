'use client';

import { useEffect, useEffectEvent } from 'react';

import { onLaterCalls } from './answer-events';

/** The channel on which the windows of one browser announce a new session. */
const sessionChannel = 'edit-session';

/**
 * Announces this window's session to the other windows.
 *
 * @param isExpired whether it has ended here
 * @param onSession called when another window announces one, and when a call succeeds that was sent after it had ended
 */
export function useSessionChannel(isExpired: boolean, onSession: () => void): void {
  const notifySession = useEffectEvent(onSession);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(sessionChannel);
    channel.postMessage('open');
    channel.onmessage = () => notifySession();
    return () => channel.close();
  }, []);
  useEffect(() => (isExpired ? onLaterCalls(() => notifySession()) : undefined), [isExpired]);
}
