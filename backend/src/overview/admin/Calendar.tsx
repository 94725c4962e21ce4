'use client';

import { byDay } from '../by-day';
import { LocalTime } from './LocalTime';
import { useTimeZone } from './use-time-zone';

export interface Planned {
  id: string;
  /** ISO 8601. */
  at: string;
  title: string;
  href: string;
  /** What will happen, in words. */
  text: string;
}

/** Publications and withdrawals to come, by day. */
export function Calendar({ planned, language }: { planned: readonly Planned[]; language: string }) {
  const timeZone = useTimeZone();
  // The server does not know on which day of the reader it will be.
  if (!timeZone) return null;
  const day = (at: Date) =>
    at.toLocaleDateString(language, { day: 'numeric', month: 'long', weekday: 'long', timeZone });
  return byDay(planned, day).map(({ day: name, items }) => (
    <div key={name}>
      <h3>{name}</h3>
      <ul>
        {items.map(({ id, at, title, href, text }) => (
          <li key={id}>
            <LocalTime at={at} language={language} isClockOnly />
            <a href={href}>{title}</a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
