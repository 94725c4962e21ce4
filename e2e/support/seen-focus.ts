import type { Page } from '@playwright/test';

/** Whether a fifth of what has the focus, or more, is in the window and not behind something else. */
export const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    if (focused === document.body) return true;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = shares.flatMap((across) => shares.map((down) => [left + width * across, top + height * down]));
    const seen = points.filter(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (focused.contains(hit) || hit.closest('label')?.control === focused);
    });
    return seen.length >= points.length / 5;
  });
