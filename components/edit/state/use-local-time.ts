'use client';

import { useSyncExternalStore } from 'react';

import { useEdit } from './edit-context';

const subscribeToNothing = () => () => undefined;

/** The time zone of this device; undefined on the server, which may be in another zone. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}

/**
 * Formats a time in the editor's time zone. Empty until the page is hydrated, because the server cannot know the zone.
 */
export function useLocalTime(): (at: string | number) => string {
  const { t } = useEdit();
  const timeZone = useTimeZone();
  return (at) =>
    timeZone ? new Date(at).toLocaleString(t('editLocale'), { dateStyle: 'medium', timeStyle: 'short', timeZone }) : '';
}
