'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

import styles from './FilterGrid.module.scss';
import type { Arrangement } from './grid-arrangement';
import { loneInTwoColumns } from './lone-in-two-columns';
import { wideInFourColumns } from './wide-in-four-columns';
import { whenNear } from './when-near';

interface Props {
  /** A wide item has two columns. The categories are the filters. */
  items: { content: ReactNode; isWide?: boolean; categories: string[] }[];
  /** `count` contains `{count}`. */
  labels: { filter: string; all: string; count: string };
}

/** The filter value that shows all items. Any other value shows the items with that class. */
const everything = '*';

/**
 * A grid with filters by category. masonry-layout arranges it when it comes near the viewport; before that, and without
 * script, it is a CSS grid of the same boxes. Items of a single category need no filter.
 */
export function FilterGrid({ items, labels }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const arrangement = useRef<Arrangement>(null);
  const [filter, setFilter] = useState<string>();

  const categories = [...new Set(items.flatMap((item) => item.categories))];
  // A category may contain white space, a class may not.
  const classOf = (category: string) => `category-${categories.indexOf(category) + 1}`;
  const active = filter ?? everything;
  const shown = items.map((item) => active === everything || item.categories.some((one) => classOf(one) === active));

  const widths = items.map(({ isWide }, index) => (shown[index] ? (isWide ? 2 : 1) : 0));
  const [lone, filling] = [loneInTwoColumns(widths), wideInFourColumns(widths)];

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    let isGone = false;
    const stopWatching = whenNear(element, async () => {
      const { arrange } = await import('./grid-arrangement');
      if (!isGone) arrangement.current = arrange(element);
    });
    return () => {
      isGone = true;
      stopWatching();
      arrangement.current?.destroy();
      arrangement.current = null;
    };
  }, []);

  useEffect(() => {
    if (filter) arrangement.current?.update();
  }, [filter]);

  return (
    <>
      {categories.length > 1 && (
        <div className={styles.filter} role="group" aria-label={labels.filter}>
          {[everything, ...categories.map(classOf)].map((value, index) => (
            <button key={value} type="button" aria-pressed={value === active} onClick={() => setFilter(value)}>
              {index === 0 ? labels.all : categories[index - 1]}
            </button>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {filter && labels.count.replace('{count}', String(shown.filter(Boolean).length))}
      </p>
      <div className={styles.frame}>
        <div className={`grid-sizer ${styles.sizer}`} aria-hidden="true" />
        <ul ref={grid} className={styles.grid}>
          {items.map((item, index) => (
            <li
              key={index}
              className={[
                'grid-item',
                styles.item,
                item.isWide && styles.wide,
                lone.has(index) && styles.lone,
                filling.has(index) && styles.filling,
                ...item.categories.map(classOf),
              ]
                .filter(Boolean)
                .join(' ')}
              hidden={!shown[index]}
            >
              {item.content}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
