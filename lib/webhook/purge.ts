import 'server-only';

import { randomUUID } from 'node:crypto';

import { env } from '../env';
import { ownOrigin } from '../http/own-host.mjs';
import { requestIdHeaders } from '../http/request-id';
import { sign } from './revalidation';

const timeoutMs = 5000;

/**
 * Marks what depends on the tags as stale by calling this site's own webhook: Next carries out a route's
 * `revalidateTag` only after its answer, but publishing has to see the new pages before it answers.
 *
 * @returns whether it was done
 */
export async function purge(tags: readonly string[]): Promise<boolean> {
  const { port, revalidateSecret } = env();
  if (!revalidateSecret || tags.length === 0) return false;
  const [body, timestamp] = [JSON.stringify({ tags, isFetched: true, nonce: randomUUID() }), String(Date.now())];
  try {
    const response = await fetch(`${ownOrigin(port)}/api/revalidate`, {
      method: 'POST',
      body,
      cache: 'no-store',
      headers: {
        ...requestIdHeaders(),
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': sign(revalidateSecret, timestamp, body),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
