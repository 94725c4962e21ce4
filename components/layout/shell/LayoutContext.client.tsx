'use client';

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';

import { createLayoutStore, initialLayout, type Layout, type LayoutStore } from './layout-store';
import { markFirstUse } from './mark-first-use';
import { observeLayout } from './observe-layout';

const Context = createContext<LayoutStore | undefined>(undefined);

/** Provides the layout context. It persists across client-side navigation. */
export function LayoutProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createLayoutStore);
  useEffect(() => observeLayout(store), [store]);
  useEffect(markFirstUse, []);
  return <Context value={store}>{children}</Context>;
}

/**
 * The layout of the page, and a place for the state of a section's own modal window: the hook for section authors
 * (docs/adding-a-section.md). If you only need a size, use CSS, which costs no script:
 * `var(--bar-h)`, `100dvh`.
 *
 * @returns heights in pixels, 0 until measured; `isModalOpen`; the logo's colours; `modal`, and `setModal` to change it
 * @throws Error outside of a `LayoutProvider`
 */
export function useLayout(): Layout & Pick<LayoutStore, 'setModal'> {
  const store = useContext(Context);
  if (!store) throw new Error('useLayout: there is no LayoutProvider above');
  const layout = useSyncExternalStore(store.subscribe, store.read, () => initialLayout);
  return { ...layout, setModal: store.setModal };
}
