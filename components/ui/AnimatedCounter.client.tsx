'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { CountUpProps } from 'react-countup';

import { formatNumber, type ParsedNumber } from '@/lib/text/parse-number';

import styles from './AnimatedCounter.module.scss';
import { prefersStillness, whenNear } from './when-near';

interface Props {
  /** As the content has it. */
  text: string;
  number: ParsedNumber;
  /** In seconds; 5 by default. */
  duration?: number;
}

/** A number that counts up once, when it becomes visible. The server's HTML has the final number. */
export function AnimatedCounter({ text, number, duration = 5 }: Props) {
  const element = useRef<HTMLElement>(null);
  const [CountUp, setCountUp] = useState<ComponentType<CountUpProps>>();
  const [phase, setPhase] = useState<'waiting' | 'running' | 'done'>('waiting');

  useEffect(() => {
    const counted = element.current;
    if (!counted || prefersStillness()) return;
    let isGone = false;
    const stops = [
      whenNear(counted, async () => {
        const { default: loaded } = await import('react-countup');
        if (isGone) return;
        setCountUp(() => loaded);
        stops.push(whenNear(counted, () => setPhase('running'), '0px'));
      }),
    ];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, []);

  const isRunning = phase === 'running' && CountUp !== undefined;
  return (
    <b ref={element} className={styles.number}>
      <span className={isRunning ? styles.covered : undefined}>{text}</span>
      {isRunning && (
        <span className={styles.running} aria-hidden="true">
          <CountUp
            start={0}
            end={number.value}
            decimals={number.decimals}
            duration={duration}
            formattingFn={(value) => formatNumber(value, number)}
            onEnd={() => setPhase('done')}
          />
        </span>
      )}
    </b>
  );
}
