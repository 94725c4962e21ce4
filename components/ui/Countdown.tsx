import type { Language } from '@/lib/i18n/languages';
import { translator } from '@/lib/i18n/languages';
import { longDate, momentOf } from '@/lib/text/dates';

import { RunningCountdown } from './Countdown.client';
import styles from './Countdown.module.scss';

interface Props {
  /** `2026-12-31` or `2026-12-31T18:00`, in Turkish time, or with a zone of its own. */
  date: string;
  language: Language;
}

/**
 * The time left until a date, which the HTML has in words. Once it is over, SPEC.md §4 has the sentence for it. A date
 * that is none shows nothing: the sentence would announce what nobody has planned.
 */
export function Countdown({ date, language }: Props) {
  const end = momentOf(date)?.getTime();
  if (end === undefined) return null;
  const t = translator(language);
  return (
    <div className={styles.countdown}>
      <p className="note">
        <time dateTime={new Date(end).toISOString()}>{longDate(date, language)}</time>
      </p>
      <RunningCountdown
        end={end}
        isOver={isPast(end)}
        labels={{
          countdown: t('countdown'),
          units: [t('countdownDays'), t('countdownHours'), t('countdownMinutes'), t('countdownSeconds')],
        }}
        finished={t('countdownFinished')}
      />
    </div>
  );
}

/** Past is past: a page that was made after the end says so for good. */
function isPast(moment: number): boolean {
  return moment <= Date.now();
}
