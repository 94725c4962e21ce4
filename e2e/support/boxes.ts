import type { Locator } from '@playwright/test';

import { expectHydrated } from './pieces';

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

/**
 * Has a list hold as many items as are to be looked at: its own first ones, and copies of the first. Hydration comes
 * first, because React draws a list anew that it finds changed.
 */
export async function keep(list: Locator, count: number): Promise<void> {
  await expectHydrated(list);
  await list.evaluate((element, wanted) => {
    const scope = window as unknown as { ownItems?: WeakMap<Element, Element[]> };
    scope.ownItems ??= new WeakMap();
    const items = scope.ownItems.get(element) ?? [...element.children];
    scope.ownItems.set(element, items);
    element.replaceChildren(...items.slice(0, wanted));
    const [first] = items;
    while (first && element.children.length < wanted) element.append(first.cloneNode(true));
  }, count);
}
