'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The message types of Payload's live preview. */
const saveMessage = 'payload-document-event';
const ready = { type: 'payload-live-preview', ready: true };

/**
 * Reloads a draft when it is saved in the admin that frames this page.
 *
 * @param adminOrigin the only origin whose messages are accepted, and that is told that the page is ready
 */
export function RefreshOnSave({ adminOrigin }: { adminOrigin: string }) {
  const { refresh } = useRouter();
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (origin === adminOrigin && data?.type === saveMessage) refresh();
    };
    window.addEventListener('message', listen);
    const admin = window.parent === window ? (window.opener as Window | null) : window.parent;
    admin?.postMessage(ready, adminOrigin);
    return () => window.removeEventListener('message', listen);
  }, [adminOrigin, refresh]);
  return null;
}
