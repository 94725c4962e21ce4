import { expect } from '@playwright/test';

import { sign } from '@/lib/webhook/revalidation';

/**
 * The headers of a webhook from the backend.
 *
 * @param timestamp when it was signed, in milliseconds since 1970
 */
export const signedHeaders = (secret: string, body: string, timestamp = String(Date.now())) => ({
  'content-type': 'application/json',
  'x-timestamp': timestamp,
  'x-signature': sign(secret, timestamp, body),
});

async function send(siteUrl: string, secret: string, message: object, timestamp?: string): Promise<number> {
  const body = JSON.stringify(message);
  const headers = signedHeaders(secret, body, timestamp);
  return (await fetch(`${siteUrl}/api/revalidate`, { method: 'POST', body, headers })).status;
}

/**
 * Tells a site of a change.
 *
 * @param timestamp when it was signed, in milliseconds since 1970
 * @returns the status that the site answers with
 */
export const announce = (siteUrl: string, secret: string, tags: string[], timestamp?: string): Promise<number> =>
  send(siteUrl, secret, { tags }, timestamp);

/**
 * Tells a site of a change as the backend does: again where it answers 503, since on a busy machine it may not get in
 * time what has changed.
 *
 * @param message `isFetched`: whether the site is to fetch what has changed itself
 */
export async function announceUntilHeard(
  siteUrl: string,
  secret: string,
  message: { tags: string[]; isFetched?: boolean },
): Promise<void> {
  await expect.poll(() => send(siteUrl, secret, message)).toBe(200);
}
