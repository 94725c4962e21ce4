'use client';

import { useEffect, useRef, useState } from 'react';

import styles from './ScrollToTop.module.scss';
import { prefersStillness } from './when-near';

interface Props {
  label: string;
}

/**
 * A round button that appears after 300 px of scroll and scrolls smoothly to the top. An observer watches an element
 * over the page's first 300 px, so that scrolling itself runs no script.
 */
export function ScrollToTop({ label }: Props) {
  const top = useRef<HTMLElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const mark = document.createElement('div');
    mark.className = styles.top ?? '';
    mark.tabIndex = -1;
    document.body.prepend(mark);
    top.current = mark;
    const observer = new IntersectionObserver((entries) => setIsShown(entries.at(-1)?.isIntersecting === false));
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, []);

  return (
    <button
      type="button"
      className={isShown ? `${styles.button} ${styles.shown}` : styles.button}
      aria-label={label}
      onClick={() => {
        scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
        // The button disappears: Tab continues from the page's beginning, as after a load.
        top.current?.focus({ preventScroll: true });
      }}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 20V5M6 11l6-6 6 6" />
      </svg>
    </button>
  );
}
