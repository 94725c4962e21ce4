import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Heights of the sheet that it comes to rest at, in hundredths of the window: its title, a half, nearly all. */
export const sheetHeights = { low: 18, half: 58, full: 84 } as const;

const { low, half, full } = sheetHeights;
const steps = [low, half, full];

/** A press that moves less, in pixels, is a tap. */
const tapDistance = 6;

const nearest = (height: number) =>
  steps.reduce((best, step) => (Math.abs(step - height) < Math.abs(best - height) ? step : best));
const within = (height: number) => Math.min(Math.max(height, low), full);

/**
 * The height of the panel on small screens, where it is a sheet over the page: pulled by its handle, tapped down to
 * its title and up again, or set with the arrow keys, Home and End, as the ARIA pattern of a window splitter says.
 */
export function useSheet() {
  const [height, setHeight] = useState<number>(half);
  const pull = useRef<{ y: number; from: number; hasMoved: boolean } | null>(null);
  const toggle = () => setHeight((now) => (now === low ? half : low));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pull.current = { y: event.clientY, from: height, hasMoved: false };
  };
  const onPointerMove = ({ clientY }: PointerEvent<HTMLElement>) => {
    const { current } = pull;
    if (!current) return;
    const moved = current.y - clientY;
    if (Math.abs(moved) >= tapDistance) current.hasMoved = true;
    if (current.hasMoved) setHeight(within(current.from + (moved / window.innerHeight) * 100));
  };
  const onPointerUp = () => {
    if (pull.current?.hasMoved) setHeight(nearest);
    else if (pull.current) toggle();
    pull.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = steps.indexOf(nearest(height));
    const next = { ArrowUp: steps[place + 1], ArrowDown: steps[place - 1], Home: low, End: full }[event.key];
    if (event.key === 'Enter' || event.key === ' ') toggle();
    else if (next !== undefined) setHeight(next);
    else return;
    event.preventDefault();
  };

  return {
    style: { '--sheet': `${height}dvh` } as CSSProperties,
    handle: {
      role: 'separator',
      tabIndex: 0,
      'aria-orientation': 'horizontal',
      'aria-valuenow': Math.round(height),
      'aria-valuemin': low,
      'aria-valuemax': full,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onKeyDown,
    } as const,
  };
}
