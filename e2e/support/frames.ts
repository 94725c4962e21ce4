import type { Page } from '@playwright/test';

/** Lets the page paint a while: whatever was going to happen without being asked to has begun by then. */
export function afterFrames(page: Page, count = 20): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}
