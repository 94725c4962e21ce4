'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The words of Payload's live preview. */
const saved = 'payload-document-event';
const ready = { type: 'payload-live-preview', ready: true };

/**
 * Shows a draft anew when it is saved in the admin that this page stands in.
 *
 * @param adminOrigin whose messages count, and who is told that the page listens
 */
export function RefreshOnSave({ adminOrigin }: { adminOrigin: string }) {
  const { refresh } = useRouter();
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (origin === adminOrigin && data?.type === saved) refresh();
    };
    window.addEventListener('message', listen);
    const admin = window.parent === window ? (window.opener as Window | null) : window.parent;
    admin?.postMessage(ready, adminOrigin);
    return () => window.removeEventListener('message', listen);
  }, [adminOrigin, refresh]);
  return null;
}
