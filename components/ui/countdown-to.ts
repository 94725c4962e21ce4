import { type Language, translator } from '@/lib/i18n/languages';
import { longDate, momentOf } from '@/lib/text/dates';

import type { CountdownViewProps } from './CountdownView';

/** Past is past: a page that was made after the end says so for good. */
const isPast = (moment: number) => moment <= Date.now();

/**
 * What a countdown shows in a language.
 *
 * @param date `2026-12-31` or `2026-12-31T18:00`, in Turkish time, or with a zone of its own
 * @returns undefined for what is no date
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
