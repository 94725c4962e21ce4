/** State that the page's frame and the windows above it share: heights, the open modal, the logo. */
export interface Layout {
  /** In pixels; 0 until measured. */
  headerHeight: number;
  /** In pixels; 0 until measured. */
  footerHeight: number;
  isModalOpen: boolean;
  /** Whatever a modal window of the site's own leaves here; forgotten on a route change. */
  modal: unknown;
  /** The page's own colours of the logo; undefined where it has none. */
  logo: { color?: string; background?: string };
}

export const initialLayout: Layout = {
  headerHeight: 0,
  footerHeight: 0,
  isModalOpen: false,
  modal: undefined,
  logo: {},
};

/** A value that changes in one place and is read in many, without rendering what does not read it. */
export function createLayoutStore() {
  let layout = initialLayout;
  const listeners = new Set<() => void>();
  /** Does nothing where nothing changes. */
  function write(change: Partial<Layout>) {
    const isNew = Object.entries(change).some(([name, value]) => layout[name as keyof Layout] !== value);
    if (!isNew) return;
    layout = { ...layout, ...change };
    for (const listener of listeners) listener();
  }
  return {
    read: () => layout,
    write,
    /** The same function at all times, so that effects may depend on it. */
    setModal: (modal: unknown) => write({ modal }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type LayoutStore = ReturnType<typeof createLayoutStore>;
