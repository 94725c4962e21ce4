'use client';

import { useEffect, useState } from 'react';

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The space that a frame needs at the edges of the window; pixels. */
const edge = 8;

/** The part of a box whose frame can be seen. */
function seenBox({ top, left, right, bottom }: DOMRect): Box | undefined {
  const [from, to] = [Math.max(left, edge), Math.min(right, document.documentElement.clientWidth - edge)];
  const [upper, lower] = [Math.max(top, edge), Math.min(bottom, window.innerHeight - edge)];
  return to > from && lower > upper ? { top: upper, left: from, width: to - from, height: lower - upper } : undefined;
}

const isInBar = (element: Element) => element.closest('[data-bar]') !== null;

/**
 * Where the first element of a selector is in the window, once it was scrolled to; undefined if there is none, and for
 * an empty selector.
 */
export function useTargetBox(selector: string): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    const element = selector ? document.querySelector(selector) : null;
    const measure = () => {
      setBox(element ? seenBox(element.getBoundingClientRect()) : undefined);
    };
    // At once, not smoothly: the frame would run after it.
    if (element && !isInBar(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const frame = requestAnimationFrame(measure);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [selector]);
  return box;
}
