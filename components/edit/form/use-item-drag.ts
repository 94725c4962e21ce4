'use client';

import { type PointerEvent, type RefObject, useRef, useState } from 'react';

import { placeAt, scrollStep } from '../move/places';
import { useEscape, useEveryFrame } from '../move/while-held';

/** A press becomes a drag when the pointer has gone this far; pixels. */
const threshold = 6;

/** The form scrolls along when an item is held this near to its edge; pixels. Most lists are shorter than a form. */
const scrollZone = 44;

interface Held {
  from: number;
  /** Its place after it is put down. */
  to: number;
}

/** On which side of an item the dragged one will be. */
export type DropSide = 'before' | 'after';

/** The nearest element around another one that scrolls. */
function scrollerOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isCut = around.scrollHeight > around.clientHeight;
    if (isCut && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return undefined;
}

/**
 * Drags an item of a list to another place by its grip: with a mouse, a pen or a finger.
 *
 * @param list its children are the items
 * @param onDrop called with the item's former and new place
 */
export function useItemDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  /** The press on a grip, and whether it has become a drag: events come faster than renderings. */
  const pressed = useRef<{ pointerId: number; index: number; start: number; isDrag: boolean }>(undefined);
  const height = useRef(0);

  const placeNow = (from: number) => {
    const others = [...(list.current?.children ?? [])].filter((_, index) => index !== from);
    return placeAt(
      others.map((item) => item.getBoundingClientRect()),
      height.current,
    );
  };
  const follow = (from: number) => {
    const to = placeNow(from);
    setHeld((now) => (now?.from === from && now.to === to ? now : { from, to }));
  };
  const letGo = () => {
    pressed.current = undefined;
    setHeld(null);
  };

  useEveryFrame(held !== null, () => {
    const scroller = list.current && scrollerOf(list.current);
    if (!held || !pressed.current || !scroller) return;
    const top = scrollStep(height.current, scroller.getBoundingClientRect(), scrollZone);
    scroller.scrollBy({ top, behavior: 'instant' });
    follow(held.from);
  });
  useEscape(held !== null, letGo);

  const gripOf = (index: number) => ({
    onPointerDown: ({ button, pointerId, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || held) return;
      currentTarget.setPointerCapture?.(pointerId);
      pressed.current = { pointerId, index, start: clientY, isDrag: false };
      height.current = clientY;
    },
    onPointerMove: ({ pointerId, clientY }: PointerEvent<HTMLElement>) => {
      const { current } = pressed;
      if (current?.pointerId !== pointerId) return;
      height.current = clientY;
      current.isDrag ||= Math.abs(clientY - current.start) >= threshold;
      if (current.isDrag) follow(current.index);
    },
    onPointerUp: ({ pointerId }: PointerEvent<HTMLElement>) => {
      const { current } = pressed;
      if (current?.pointerId !== pointerId) return;
      letGo();
      if (!current.isDrag) return;
      const to = placeNow(current.index);
      if (to !== current.index) onDrop(current.index, to);
    },
    onPointerCancel: letGo,
  });

  /** Where the line is that shows the place. */
  const sideOf = (index: number): DropSide | undefined => {
    if (!held || held.to === held.from) return undefined;
    const count = list.current?.children.length ?? 0;
    const others = Array.from({ length: count }, (_, at) => at).filter((at) => at !== held.from);
    if (others[held.to] === index) return 'before';
    return held.to === others.length && others.at(-1) === index ? 'after' : undefined;
  };

  return { heldIndex: held?.from, sideOf, gripOf };
}
