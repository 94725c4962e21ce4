/**
 * The open panels of the menu as one path: `2` is the third item's, `2.0` the first one within it. A path has one item
 * per level, so opening an item closes its siblings.
 */
export const isOpen = (openPath: string, path: string) => `${openPath}.`.startsWith(`${path}.`);

/** The path of the panel that contains an item; empty for items of the bar. */
export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** The path after an item was opened or closed. */
export const toggled = (openPath: string, path: string) => (isOpen(openPath, path) ? parentOf(path) : path);
