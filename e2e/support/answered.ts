import { type APIResponse, expect } from '@playwright/test';

/**
 * The answer of a page that may not be cached yet. On a busy machine the backend needs longer than the three seconds that
 * the site waits, and the site says 503 until it answers. Any other answer is returned at once, 500 too.
 *
 * @param ask Sends the request; it is repeated while the answer is 503, for 20 seconds.
 */
export async function answered(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  let response = await ask();
  await expect(async () => {
    if (response.status() === 503) response = await ask();
    expect(response.status()).not.toBe(503);
  }).toPass({ timeout: 20_000, intervals: [250] });
  return response;
}
