'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { keyInOrder } from '@/lib/browser/key-in-order';
import { prepareAhead } from '@/lib/browser/prepare-ahead';

import styles from './Tabs.module.scss';

interface Props {
  /** Unique on the page: the ids of tabs and panels start with it. */
  id: string;
  labelledBy?: string;
  tabs: { label: ReactNode; panel: ReactNode }[];
}

/** From this width on the tabs are below each other (`Tabs.module.scss`). */
const listFrom = '(min-width: 62em)';

/** The tab that a key moves to. */
function target(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Tabs (WAI-ARIA), selected on focus. CSS hides the panels, so that all of them can be read without script. */
export function Tabs({ id, labelledBy, tabs }: Props) {
  const [chosen, select] = useState<number>();
  const selected = chosen ?? 0;
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // Panels that are laid out in advance show at once, with their pictures.
  useEffect(() => {
    if (!root.current) return;
    const panels = [...root.current.querySelectorAll<HTMLElement>('[role=tabpanel]')];
    const prepare = (panel: HTMLElement) => {
      panel.dataset.ready = '';
    };
    return prepareAhead(root.current, () => panels, prepare).stop;
  }, []);

  // Announced for the vertical list only; horizontal is the default for tabs.
  useEffect(() => {
    const wide = window.matchMedia(listFrom);
    const orient = () => list.current?.setAttribute('aria-orientation', wide.matches ? 'vertical' : 'horizontal');
    orient();
    wide.addEventListener('change', orient);
    return () => wide.removeEventListener('change', orient);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = target(keyInOrder(event.key, event.currentTarget), selected, tabs.length);
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(index);
    buttons.current[index]?.focus();
  };

  return (
    <div ref={root} className={chosen === undefined ? styles.tabs : `${styles.tabs} ${styles.changed}`}>
      <div ref={list} className={styles.list} role="tablist" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        {tabs.map(({ label }, index) => (
          <button
            key={index}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            id={`${id}-tab-${index + 1}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index + 1}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ panel }, index) => (
          <div
            key={index}
            id={`${id}-panel-${index + 1}`}
            role="tabpanel"
            className={index === selected ? `${styles.panel} ${styles.current}` : styles.panel}
            aria-labelledby={`${id}-tab-${index + 1}`}
            tabIndex={0}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
