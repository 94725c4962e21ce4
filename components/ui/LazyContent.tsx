import type { CSSProperties, ReactNode } from 'react';

import styles from './LazyContent.module.scss';

interface Props {
  /** The final height of the content in pixels: the space it has before its layout. */
  height: number;
  id?: string;
  className?: string;
  /** An origin that the content embeds on request, for the page's policy. */
  frame?: string;
  children: ReactNode;
}

/**
 * Content that is laid out and painted only near the view; before that a placeholder has its size. The browser does
 * this (`content-visibility`), not a script: the content is in the HTML for readers without script, crawlers,
 * find-in-page and anchors. Use `whenNear` to load code late.
 */
export function LazyContent({ height, id, className, frame, children }: Props) {
  const style = { '--lazy-height': `${height}px` } as CSSProperties;
  return (
    <div id={id} className={className ? `${styles.lazy} ${className}` : styles.lazy} style={style} data-frame={frame}>
      {children}
    </div>
  );
}
