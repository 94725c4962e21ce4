import type { Locator } from '@playwright/test';

/** Where items are on the page, in pixels. */
export const boxes = (items: Locator) =>
  items.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    }),
  );

/** The rows of a list that do not end where the list ends. */
export async function holes(list: Locator): Promise<number[]> {
  const [frame] = await boxes(list);
  const rows = new Map<number, number>();
  for (const { top, right } of await boxes(list.locator(':scope > :not([hidden])'))) {
    const row = Math.round(top);
    rows.set(row, Math.max(right, rows.get(row) ?? 0));
  }
  return [...rows.values()].filter((right) => Math.abs(right - (frame?.right ?? 0)) > 2);
}

/** Leaves as many items in a list as are to be looked at. */
export const keep = (list: Locator, count: number) =>
  list.evaluate((element, wanted) => {
    const [first] = element.children;
    while (element.children.length > wanted) element.lastElementChild?.remove();
    while (first && element.children.length < wanted) element.append(first.cloneNode(true));
  }, count);
