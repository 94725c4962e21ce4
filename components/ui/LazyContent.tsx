import type { CSSProperties, ReactNode } from 'react';

import styles from './LazyContent.module.scss';

interface Props {
  /** The final height of the content in pixels: the space it has before it is laid out. */
  height: number;
  id?: string;
  className?: string;
  /** An origin the content embeds once asked to, for the page's policy. */
  frame?: string;
  children: ReactNode;
}

/**
 * Content that is laid out and painted only when it nears the view; a flat placeholder of its size stands there
 * until then. The browser does this (`content-visibility`), not a script: the content is in the HTML, so readers
 * without script, crawlers, find-in-page and anchors have it from the start. Code comes late by `whenNear`.
 */
export function LazyContent({ height, id, className, frame, children }: Props) {
  const style = { '--lazy-height': `${height}px` } as CSSProperties;
  return (
    <div id={id} className={className ? `${styles.lazy} ${className}` : styles.lazy} style={style} data-frame={frame}>
      {children}
    </div>
  );
}
