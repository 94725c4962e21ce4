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

/**
 * Tells a site of a change.
 *
 * @param timestamp when it was signed, in milliseconds since 1970
 * @returns the status that the site answers with
 */
export async function announce(siteUrl: string, secret: string, tags: string[], timestamp?: string): Promise<number> {
  const body = JSON.stringify({ tags });
  const headers = signedHeaders(secret, body, timestamp);
  return (await fetch(`${siteUrl}/api/revalidate`, { method: 'POST', body, headers })).status;
}
