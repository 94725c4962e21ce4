import { sign } from './signature';

export interface Target {
  url: string;
  secret: string;
}

interface Log {
  warn: (message: string) => void;
  error: (message: string) => void;
}

const RETRY_DELAYS_MS = [1_000, 5_000, 30_000];
const TIMEOUT_MS = 10_000;

/**
 * Tells the site which cached answers are stale. Never throws: the content is saved already, and the site's own
 * revalidation time is the safety net.
 *
 * @param delays the pauses between attempts, in milliseconds
 */
export async function deliver(target: Target, tags: string[], log: Log, delays = RETRY_DELAYS_MS): Promise<void> {
  for (const delay of [...delays, undefined]) {
    const problem = await attempt(target, tags);
    if (problem === undefined) return;
    if (delay === undefined) {
      log.error(`revalidate: gave up on ${tags.join(', ')}: ${problem}`);
      return;
    }
    log.warn(`revalidate: ${problem}; again in ${delay / 1000} s`);
    await pause(delay);
  }
}

/** @returns what went wrong, or undefined */
async function attempt({ url, secret }: Target, tags: string[]): Promise<string | undefined> {
  const body = JSON.stringify({ tags });
  const timestamp = String(Date.now());
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': sign(secret, timestamp, body),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await response.body?.cancel();
    return response.ok ? undefined : `${url} answered ${response.status}`;
  } catch (error) {
    return `${url} cannot be reached (${error instanceof Error ? error.message : String(error)})`;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // A stopping server does not wait for a site that is down.
    setTimeout(resolve, milliseconds).unref();
  });
}
