import type { ComponentProps } from 'react';

import { RunningCountdown } from './Countdown.client';
import styles from './Countdown.module.scss';

export interface CountdownViewProps extends ComponentProps<typeof RunningCountdown> {
  /** The date as text. */
  date: string;
}

/** A date, and the time left until it. */
export function CountdownView({ date, ...clock }: CountdownViewProps) {
  return (
    <div className={styles.countdown}>
      <p className="note">
        <time dateTime={new Date(clock.end).toISOString()}>{date}</time>
      </p>
      <RunningCountdown {...clock} />
    </div>
  );
}
