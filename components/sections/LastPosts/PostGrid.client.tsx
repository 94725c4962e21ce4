'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

import { whenNear } from '@/components/ui/when-near';

import type { Arrangement } from './arrangement';
import styles from './PostGrid.module.scss';

interface Props {
  items: { post: ReactNode; isWide: boolean; categories: string[] }[];
  /** `count` holds `{count}`. */
  labels: { filter: string; all: string; count: string };
}

/** SPEC.md §2: this shows all items, any other value those with that class. */
const everything = '*';

/** A filterable grid, which masonry-layout arranges when it nears the viewport. */
export function PostGrid({ items, labels }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const arrangement = useRef<Arrangement>(null);
  const [filter, setFilter] = useState<string>();

  const topics = [...new Set(items.flatMap(({ categories }) => categories))];
  const classOf = (topic: string) => `topic-${topics.indexOf(topic) + 1}`;
  const active = filter ?? everything;
  const shown = items.map(
    ({ categories }) => active === everything || categories.some((one) => classOf(one) === active),
  );

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    let isGone = false;
    const stopWatching = whenNear(element, async () => {
      const { arrange } = await import('./arrangement');
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
      {topics.length > 1 && (
        <div className={styles.filter} role="group" aria-label={labels.filter}>
          {[everything, ...topics.map(classOf)].map((value, index) => (
            <button key={value} type="button" aria-pressed={value === active} onClick={() => setFilter(value)}>
              {index === 0 ? labels.all : topics[index - 1]}
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
          {items.map(({ post, isWide, categories }, index) => (
            <li
              key={index}
              className={['grid-item', styles.item, isWide && styles.wide, ...categories.map(classOf)]
                .filter(Boolean)
                .join(' ')}
              hidden={!shown[index]}
            >
              {post}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
