'use client';

import { useCallback, useSyncExternalStore } from 'react';

import styles from './Countdown.module.scss';

interface Props {
  /** The target moment, in milliseconds since 1970. */
  end: number;
  /** The server's HTML is cached, so it has only the information whether the time is over. */
  isOver: boolean;
  labels: { countdown: string; units: [days: string, hours: string, minutes: string, seconds: string] };
  finished: string;
}

/**
 * The width of a letter of the names, in em. Columns as wide as the names themselves would move when their font, which
 * is swapped in, arrives late.
 */
const letterWidth = 0.49;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** The days, hours, minutes and seconds left, by the visitor's clock. */
export function RunningCountdown({ end, isOver, labels, finished }: Props) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const rest = end - Date.now();
        if (rest <= 0) return;
        // Until the next change of the number, so that none is skipped.
        timer = setTimeout(
          () => {
            onChange();
            wait();
          },
          rest % 1000 || 1000,
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [end],
  );
  const left = useSyncExternalStore<number | undefined>(
    subscribe,
    () => secondsUntil(end),
    () => (isOver ? 0 : undefined),
  );
  const parts = [
    Math.floor((left ?? 0) / day),
    Math.floor(((left ?? 0) % day) / hour),
    Math.floor(((left ?? 0) % hour) / minute),
    (left ?? 0) % minute,
  ];
  return (
    <div className={styles.clock}>
      {!isOver && (
        <div
          className={left ? styles.units : `${styles.units} ${styles.waiting}`}
          role="timer"
          aria-label={labels.countdown}
        >
          {labels.units.map((name, index) => (
            <span key={index} className={styles.unit}>
              <b>{String(parts[index]).padStart(2, '0')}</b>{' '}
              <span className="note" style={{ inlineSize: `${(name.length * letterWidth).toFixed(2)}em` }}>
                {name}
              </span>
            </span>
          ))}
        </div>
      )}
      {/* Announced to screen readers: the one change worth an interruption. The text is English in every language. */}
      <p className={styles.finished} role="status" lang="en">
        {left === 0 && finished}
      </p>
    </div>
  );
}
