import { randomUUID } from 'node:crypto';
import { sign } from './signature';

export interface Target {
  url: string;
  secret: string;
}

/** Why the site did not accept an announcement. */
export interface Problem {
  text: string;
  /** The site answered, so the cause may be this announcement. */
  isOfThis: boolean;
}

const TIMEOUT_MS = 10_000;

/** Announces to the site, once, which cached answers are stale. Never throws. */
export async function send({ url, secret }: Target, tags: readonly string[]): Promise<Problem | undefined> {
  // The site accepts a signature once: two announcements in the same millisecond must differ.
  const nonce = randomUUID();
  const body = JSON.stringify({ tags, nonce });
  const timestamp = String(Date.now());
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-request-id': nonce,
        'x-timestamp': timestamp,
        'x-signature': sign(secret, timestamp, body),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await response.body?.cancel();
    return response.ok ? undefined : { text: `${url} answered ${response.status}`, isOfThis: true };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { text: `${url} cannot be reached (${reason})`, isOfThis: isTimeout };
  }
}
