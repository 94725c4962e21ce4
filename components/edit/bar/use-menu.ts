'use client';

import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** A `details` element as a menu. It closes on Escape, on a click outside, and when the focus leaves it. */
export function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  /** Closes the menu and moves the focus to the button that opened it. */
  const closeMenu = () => {
    close();
    menu.current?.querySelector('summary')?.focus();
  };

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      event.stopPropagation();
      closeMenu();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
    },
  };
  return { menu, closeMenu, handlers };
}
