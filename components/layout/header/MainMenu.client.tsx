'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import styles from './MainMenu.module.scss';
import type { MenuEntry } from './menu-entries';
import { MenuItems } from './MenuItem.client';
import { menuMove } from './menu-keys';
import { isOpen, parentOf, toggled } from './open-path';
import { placePanels, resizeDelay } from './place-panel';

interface Props {
  entries: MenuEntry[];
  /** The address of the file its icons are in. */
  iconSheet: string;
  label: string;
  /** The name of the button that opens a panel, with `{title}` in it. */
  panelLabel: string;
  /** Whether it is a panel on wide windows too. */
  isAlwaysPanel: boolean;
}

/** How long a pointer has to rest on an item, and to be away, in milliseconds, so that crossing the bar opens nothing. */
const hoverDelay = { open: 80, close: 250 };

/** SPEC.md §9: from 992 px the menu is a bar; below that, a panel of its own. */
const isWideWindow = () => window.matchMedia('(min-width: 992px)').matches;

const isMousePress = (event: MouseEvent) =>
  (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' && event.detail > 0;

const itemOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-path]');
const hasPanel = (item: Element) => item.querySelector(':scope > [data-panel]') !== null;

/**
 * The application model's menu, a disclosure navigation. Until there is script its panels open on hover and on
 * focus by style alone; `data-scripted` hands them over.
 */
export function MainMenu({ entries, iconSheet, label, panelLabel, isAlwaysPanel }: Props) {
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [openPath, setOpenPath] = useState('');

  const isBar = () => !isAlwaysPanel && isWideWindow();
  const openLater = (path: string, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenPath(path), delay);
  };
  const open = (path: string) => {
    clearTimeout(timer.current);
    setOpenPath(path);
  };

  useEffect(() => {
    nav.current?.setAttribute('data-scripted', '');
    return () => clearTimeout(timer.current);
  }, []);

  useLayoutEffect(() => {
    if (!openPath || !nav.current) return;
    const menu = nav.current;
    const isBar = () => !isAlwaysPanel && isWideWindow();
    if (isBar()) placePanels(menu);
    let resize: ReturnType<typeof setTimeout>;
    const placeLater = () => {
      clearTimeout(resize);
      resize = setTimeout(() => placePanels(menu), resizeDelay);
    };
    const closeOutside = (event: Event) => {
      if (isBar() && !menu.contains(event.target as Node)) setOpenPath('');
    };
    /** What the pointer has opened goes on Escape, wherever the focus is (WCAG 2.2, 1.4.13). */
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') closeOutside(event);
    };
    window.addEventListener('resize', placeLater);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      clearTimeout(resize);
      window.removeEventListener('resize', placeLater);
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [openPath, isAlwaysPanel]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = nav.current && menuMove(event.key, nav.current, event.target as Element, openPath);
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    if (move.open !== undefined) flushSync(() => open(move.open ?? ''));
    move.focus()?.focus();
  };

  const onPointerOver = (event: PointerEvent) => {
    const item = itemOf(event.target);
    if (event.pointerType !== 'mouse' || !item?.dataset.path || !isBar()) return;
    const { path } = item.dataset;
    openLater(hasPanel(item) ? path : parentOf(path), hoverDelay.open);
  };

  /**
   * A tap on the link of a closed item opens it first; a second one follows the link. Keys follow it at once, and so
   * does a mouse in the bar, however short it has rested there.
   */
  const onClickCapture = (event: MouseEvent) => {
    const item = itemOf(event.target);
    const path = item?.dataset.path;
    const isPress = event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!item || path === undefined || !isPress || (event.target as Element).closest('a')?.parentElement !== item)
      return;
    if (!hasPanel(item) || isOpen(openPath, path) || (isMousePress(event) && isBar())) return;
    event.preventDefault();
    open(path);
  };

  /** A mouse has opened the panel by being there, and closes it by leaving: its press must not undo that. */
  const onToggle = useCallback(
    (path: string, event: MouseEvent) => {
      clearTimeout(timer.current);
      const staysOpen = isMousePress(event) && !isAlwaysPanel && isWideWindow();
      setOpenPath((current) => (staysOpen ? path : toggled(current, path)));
    },
    [isAlwaysPanel],
  );

  return (
    <nav
      ref={nav}
      className={isAlwaysPanel ? styles.menu : `${styles.menu} ${styles.bar}`}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerOver={onPointerOver}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse' && isBar()) openLater('', hoverDelay.close);
      }}
      onClickCapture={onClickCapture}
    >
      <MenuItems
        entries={entries}
        path={String}
        iconSheet={iconSheet}
        openPath={openPath}
        onToggle={onToggle}
        panelLabel={panelLabel}
      />
    </nav>
  );
}
