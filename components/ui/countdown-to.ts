import { type Language, translator } from '@/lib/i18n/languages';
import { longDate, momentOf } from '@/lib/text/dates';

import type { CountdownViewProps } from './CountdownView';

/** A page that is made after the end has the end in its HTML. */
const isPast = (moment: number) => moment <= Date.now();

/**
 * The texts of a countdown in a language.
 *
 * @param date `2026-12-31` or `2026-12-31T18:00`, in Turkish time, or with a zone
 * @returns undefined for an invalid date
 */
export function countdownTo(date: string, language: Language): CountdownViewProps | undefined {
  const end = momentOf(date)?.getTime();
  if (end === undefined) return undefined;
  const t = translator(language);
  return {
    date: longDate(date, language),
    end,
    isOver: isPast(end),
    labels: {
      countdown: t('countdown'),
      units: [t('countdownDays'), t('countdownHours'), t('countdownMinutes'), t('countdownSeconds')],
    },
    finished: t('countdownFinished'),
  };
}
