const daysInWeek = 7;

/** The offset of Turkish time from UTC, in milliseconds, all year round. */
const companyOffset = 3 * 60 * 60 * 1000;

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The nth weekday of a month, or the last one if the month has fewer. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const day = 1 + ((weekday - first + daysInWeek) % daysInWeek) + (nth - 1) * daysInWeek;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month, day > last ? day - daysInWeek : day));
}

/**
 * The next date of a monthly event on a weekday, such as the second Friday. The day itself counts until it ends.
 *
 * @param date the first date, `YYYY-MM-DD`; a text that is not a date is returned unchanged
 * @param now in milliseconds since 1970
 */
export function nextMonthly(date: string, now: number): string {
  const first = new Date(`${date}T00:00Z`);
  if (Number.isNaN(first.getTime())) return date;
  const today = isoDay(now + companyOffset);
  if (date >= today) return date;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const nth = Math.ceil(first.getUTCDate() / daysInWeek);
  const inMonth = (later: number) => nthWeekday(year, month - 1 + later, first.getUTCDay(), nth);
  return inMonth(0) >= today ? inMonth(0) : inMonth(1);
}
