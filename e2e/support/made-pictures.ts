import { expect, type Page, type Response } from '@playwright/test';

import { scrollThrough } from './watch-page';

/** Whether the site sent another picture for now, since the one that was asked for is still being made. */
function isSubstitute(response: Response): boolean {
  const { pathname } = new URL(response.url());
  if (!/^\/media\/[wd]\d+\//.test(pathname)) return false;
  const kept = response.headers()['cache-control'] ?? 'no-store';
  return kept.includes('no-store');
}

/** Opens a page and shows it to its end, and does so again until each of its pictures has the size that was asked for. */
export async function showWithMadePictures(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const substitutes: string[] = [];
    const collect = (response: Response) => {
      if (isSubstitute(response)) substitutes.push(response.url());
    };
    page.on('response', collect);
    await page.goto(path);
    await scrollThrough(page);
    page.off('response', collect);
    expect(substitutes).toEqual([]);
  }).toPass();
}
