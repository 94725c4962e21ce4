import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const parts = [0.1, 0.4, 0.7, 1];

/** Drags from one point of the window to another with the mouse, in steps as a hand does. */
export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: parts.length });
  await page.mouse.up();
}

/** Drags from one point of the window to another with a finger. */
export async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of parts) {
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch('touchEnd', []);
  await browser.detach();
}
