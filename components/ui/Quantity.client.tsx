'use client';

import { useEffect, useRef, useState } from 'react';

import styles from './Quantity.module.scss';

interface Props {
  /** The initial value, also after a reset of the form. Below 0 or not a number: 0. */
  initial?: number;
  /** The field's name in a form. */
  name?: string;
  labels: { quantity: string; decrease: string; increase: string };
}

/** Plus adds 1, minus subtracts 1; the value never goes below 0. */
export function Quantity({ initial = 0, name, labels }: Props) {
  const start = Number.isFinite(initial) ? Math.max(0, initial) : 0;
  const [count, setCount] = useState(start);
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = group.current?.closest('form');
    const onReset = () => setCount(start);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [start]);

  return (
    <div ref={group} className={styles.quantity} role="group" aria-label={labels.quantity}>
      {/* `disabled` would lose the focus of a visitor who has just pressed it down to 0. */}
      <button
        type="button"
        aria-label={labels.decrease}
        aria-disabled={count === 0}
        onClick={() => setCount((now) => Math.max(0, now - 1))}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5 12h14" />
        </svg>
      </button>
      <output>{count}</output>
      <button type="button" aria-label={labels.increase} onClick={() => setCount((now) => now + 1)}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      {name && <input type="hidden" name={name} value={count} />}
    </div>
  );
}
