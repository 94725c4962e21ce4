'use client';

import { useEffect, useRef } from 'react';

import styles from './MainMenu.module.scss';
import { attachMenu } from './menu-disclosure';
import type { MenuEntry } from './menu-entries';
import { MenuItems } from './MenuItems';

interface Props {
  entries: MenuEntry[];
  /** The address of the file with its icons. */
  iconSheet: string;
  label: string;
  /** The name of the button that opens a panel, with `{title}` in it. */
  panelLabel: string;
  /** Whether it is a panel on wide windows too. */
  isAlwaysPanel: boolean;
}

/**
 * The application model's menu, a disclosure navigation. Before script runs, its panels open on hover and focus by CSS
 * alone. React renders it once; `menu-disclosure.ts` changes attributes on its elements.
 */
export function MainMenu({ entries, iconSheet, label, panelLabel, isAlwaysPanel }: Props) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => (nav.current ? attachMenu(nav.current, isAlwaysPanel) : undefined), [isAlwaysPanel]);

  return (
    <nav ref={nav} className={isAlwaysPanel ? styles.menu : `${styles.menu} ${styles.bar}`} aria-label={label}>
      <MenuItems entries={entries} path={String} iconSheet={iconSheet} panelLabel={panelLabel} />
    </nav>
  );
}
