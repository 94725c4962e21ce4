/** State that the page's frame and the windows above it share: heights, the open modal, the logo. */
export interface Layout {
  /** In pixels; 0 until measured. */
  headerHeight: number;
  /** In pixels; 0 until measured. */
  footerHeight: number;
  isModalOpen: boolean;
  /** State that a section keeps for its own modal window; reset on navigation. */
  modal: unknown;
  /** The page's logo colours; undefined without any. */
  logo: { color?: string; background?: string };
}

export const initialLayout: Layout = {
  headerHeight: 0,
  footerHeight: 0,
  isModalOpen: false,
  modal: undefined,
  logo: {},
};

/** A store that many components read without rendering the ones that do not use it. */
export function createLayoutStore() {
  let layout = initialLayout;
  const listeners = new Set<() => void>();
  /** Does nothing if the values are equal. */
  function write(change: Partial<Layout>) {
    const isNew = Object.entries(change).some(([name, value]) => layout[name as keyof Layout] !== value);
    if (!isNew) return;
    layout = { ...layout, ...change };
    for (const listener of listeners) listener();
  }
  return {
    read: () => layout,
    write,
    /** A stable function, so that effects may depend on it. */
    setModal: (modal: unknown) => write({ modal }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type LayoutStore = ReturnType<typeof createLayoutStore>;
