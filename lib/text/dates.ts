import { type Language, localeOf } from '@/lib/i18n/language';

/** The company's time zone. */
const companyZone = 'Europe/Istanbul';

const pattern = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/i;

const two = (number: string) => number.padStart(2, '0');

/**
 * A date of the content: `2026-02-07`, `2026-02-07T09:30`, or with a zone `2026-02-07T09:30+03:00`.
 *
 * @param zone the zone of dates without one
 * @returns undefined when there is no such day or time
 */
function read(date: string, zone: string): { moment: Date; hasZone: boolean } | undefined {
  const [, year = '', month = '', day = '', time = '00:00', written] = pattern.exec(date.trim()) ?? [];
  const iso = `${year}-${two(month)}-${two(day)}`;
  // JavaScript reads February 30 as March 2.
  const isDay = new Date(`${iso}T12:00Z`).getUTCDate() === Number(day);
  const moment = new Date(`${iso}T${time}${(written ?? zone).toUpperCase()}`);
  return isDay && !Number.isNaN(moment.getTime()) ? { moment, hasZone: written !== undefined } : undefined;
}

/** As written, whatever zone the server is in. A date with a zone is converted to the company's. */
function format(date: string, locale: string, style: Intl.DateTimeFormatOptions): string {
  const known = read(date, 'Z');
  if (!known) return date;
  const timeZone = known.hasZone ? companyZone : 'UTC';
  return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(known.moment);
}

/** The moment of a date. A date without a zone is in Turkish time; one without a time is the start of the day. */
export function momentOf(date: string): Date | undefined {
  return read(date, '+03:00')?.moment;
}

/**
 * A date for machines, with a zone. A day is its first moment in the company's zone (`2026-02-07T00:00:00+03:00`).
 *
 * @returns undefined when there is no such day or time
 */
export function zonedDate(date: string): string | undefined {
  const known = read(date, '+03:00');
  if (!known) return undefined;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00+03:00` : known.moment.toISOString();
}

/**
 * `2026-2-7` → `07.02.2026`. Day and month numbers of 9 or less get a leading zero. A text that is not a date is
 * unchanged.
 */
export function dayFirst(date: string): string {
  return format(date, 'tr', { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** `2026-02-07` → `7 Şubat 2026`, with the time if the date has one. A text that is not a date is unchanged. */
export function longDate(date: string, language: Language): string {
  return format(date, localeOf(language), { dateStyle: 'long', timeStyle: date.includes(':') ? 'short' : undefined });
}
