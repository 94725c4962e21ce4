'use client';

import { useSyncExternalStore } from 'react';

import { useEdit } from './edit-context';

const subscribeToNothing = () => () => undefined;

/** The time zone of this device; undefined on the server, which is somewhere else. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}

/** A time as the editor reads it: in the editor's own time zone, so never before the browser has taken over. */
export function useLocalTime(): (at: string | number) => string {
  const { t } = useEdit();
  const timeZone = useTimeZone();
  return (at) =>
    timeZone ? new Date(at).toLocaleString(t('editLocale'), { dateStyle: 'medium', timeStyle: 'short', timeZone }) : '';
}
