'use client';

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import { idsAround } from '@/lib/edit/wire-page';

import { useEdit } from '../state/edit-context';
import { heightOf, placeAt, scrollStep } from './places';
import { boxOf, useStayFocused } from './use-stay-focused';
import { useEscape, useEveryFrame } from './while-held';

/** A press becomes a drag when the pointer has gone this far; pixels. */
const threshold = 6;

interface Held {
  /** The ids of the sections that it can be put between, in their order. */
  others: string[];
  start: number;
  place: number;
  /** The line at that place, from the top of the section; pixels. */
  line: number;
  width: number;
  by: 'pointer' | 'keys';
}

const edgesOf = (ids: readonly string[]) => ids.flatMap((id) => boxOf(id)?.getBoundingClientRect() ?? []);

/** The part of the window that the page is seen in, above the bar. */
const view = () => ({ top: 0, bottom: window.innerHeight - 56 });

/**
 * Moves a section to another place of the page: with the pointer, or with Enter, the arrow keys and Enter. It is saved
 * when it is put down.
 */
export function useMove(id: string, label: string) {
  const { t, info, changeSections } = useEdit();
  const [held, setHeld] = useState<Held | null>(null);
  const [status, setStatus] = useState('');
  const grip = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ pointerId: number; y: number }>(undefined);
  const height = useRef(0);
  const { isOnItsWay, noteOnItsWay } = useStayFocused(id, () => grip.current);
  const isByPointer = held?.by === 'pointer';

  const lineAt = (others: readonly string[], place: number) => {
    const own = boxOf(id)?.getBoundingClientRect();
    return { line: heightOf(edgesOf(others), place) - (own?.top ?? 0), width: own?.width ?? 0 };
  };
  const pickUp = (by: Held['by']) => {
    // A section that is not finished is shown at the end of the page, wherever its place is.
    const ids = idsAround(info.page, id).filter((one) => one === id || boxOf(one)?.matches(':not([data-at-end])'));
    const others = ids.filter((one) => one !== id);
    if (others.length === 0 || isOnItsWay()) return;
    const start = ids.indexOf(id);
    setHeld({ others, start, place: start, by, ...lineAt(others, start) });
    if (by === 'keys') {
      setStatus(t('editMoveHeld', { section: label, place: String(start + 1), count: String(ids.length) }));
    }
  };
  const goTo = (now: Held, place: number) => {
    const to = Math.max(0, Math.min(now.others.length, place));
    const at = lineAt(now.others, to);
    if (to === now.place && at.line === now.line && at.width === now.width) return;
    setHeld({ ...now, place: to, ...at });
    if (to !== now.place) {
      setStatus(t('editMovePlace', { place: String(to + 1), count: String(now.others.length + 1) }));
    }
  };
  const letGo = () => {
    pressed.current = undefined;
    setHeld(null);
  };
  const cancel = () => {
    letGo();
    if (held) setStatus(t('editMoveCancelled'));
  };
  const putDown = async () => {
    if (!held) return;
    const { others, start, place } = held;
    letGo();
    if (place === start) return setStatus(t('editMoveCancelled'));
    setStatus('');
    noteOnItsWay(true);
    const change = { kind: 'move', id, afterId: others[place - 1] ?? null } as const;
    const { isOk } = await changeSections(change, 'editSectionMoved');
    if (!isOk) noteOnItsWay(false);
  };

  useEveryFrame(isByPointer, () => {
    if (!held) return;
    window.scrollBy({ top: scrollStep(height.current, view()), behavior: 'instant' });
    goTo(held, placeAt(edgesOf(held.others), height.current));
  });
  useEscape(held !== null, cancel);

  const onKeyDown = (event: KeyboardEvent) => {
    if (held?.by !== 'keys') return;
    const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = Math.max(0, Math.min(held.others.length, held.place + step));
    goTo(held, place);
    const y = heightOf(edgesOf(held.others), place);
    const { top, bottom } = view();
    if (y < top || y > bottom) window.scrollBy({ top: y - (top + bottom) / 2, behavior: 'instant' });
  };
  const onPointerDown = ({ button, pointerId, clientY, currentTarget }: PointerEvent) => {
    if (button !== 0 || held) return;
    currentTarget.setPointerCapture(pointerId);
    pressed.current = { pointerId, y: clientY };
    height.current = clientY;
  };
  const onPointerMove = ({ pointerId, clientY }: PointerEvent) => {
    if (pressed.current?.pointerId !== pointerId) return;
    height.current = clientY;
    if (!held && Math.abs(clientY - pressed.current.y) >= threshold) pickUp('pointer');
  };
  const onPointerUp = () => {
    pressed.current = undefined;
    if (isByPointer) void putDown();
  };
  /** Only of the keyboard: a press of the pointer is a drag that went nowhere. */
  const onClick = ({ detail }: { detail: number }) => {
    if (detail > 0) return;
    if (held) void putDown();
    else pickUp('keys');
  };

  return {
    held,
    status,
    grip,
    handlers: {
      onClick,
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: cancel,
      onBlur: () => held?.by === 'keys' && cancel(),
    },
  };
}
