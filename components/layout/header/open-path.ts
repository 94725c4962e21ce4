/**
 * Which panels of the menu are open, as one path: `2` the third item's, `2.0` one within it. One path can hold
 * only one item a level, so opening one closes its siblings.
 */
export const isOpen = (openPath: string, path: string) => `${openPath}.`.startsWith(`${path}.`);

/** The path of the panel an item stands in; empty for the items of the bar. */
export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** The path after an item was opened or closed. */
export const toggled = (openPath: string, path: string) => (isOpen(openPath, path) ? parentOf(path) : path);
