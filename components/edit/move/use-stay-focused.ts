'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

import { useEdit } from '../state/edit-context';

export const boxOf = (id: string) => document.querySelector(`[data-edit="${CSS.escape(id)}"]`);

/**
 * Keeps the focus, and the view, on a section that moves: a browser takes the focus away from what is moved in the
 * document.
 *
 * @param find what of the section has the focus
 * @returns whether the section is on its way, which is to be noted when it is moved: until the page is rendered with
 * its new place
 */
export function useStayFocused(id: string, find: () => HTMLElement | null | undefined) {
  const { info } = useEdit();
  const isOnItsWay = useRef(false);
  const stayFocused = useEffectEvent(() => {
    if (!isOnItsWay.current) return;
    isOnItsWay.current = false;
    const element = find();
    // Whoever is somewhere else by now stays there.
    if (document.activeElement !== document.body && document.activeElement !== element) return;
    element?.focus({ preventScroll: true });
    boxOf(id)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => stayFocused(), [info.revision]);
  return {
    isOnItsWay: () => isOnItsWay.current,
    noteOnItsWay: (isNow: boolean) => {
      isOnItsWay.current = isNow;
    },
  };
}
