'use client';

import { useTimeZone } from './use-time-zone';

interface Props {
  /** ISO 8601. */
  at: string;
  language: string;
  isClockOnly?: boolean;
}

/** A time in the zone of this device, as the lists of the admin and the edit mode show it. */
export function LocalTime({ at, language, isClockOnly = false }: Props) {
  const timeZone = useTimeZone();
  const style = isClockOnly ? {} : { dateStyle: 'short' as const };
  return (
    <time dateTime={at}>
      {timeZone && new Date(at).toLocaleString(language, { ...style, timeStyle: 'short', timeZone })}
    </time>
  );
}
