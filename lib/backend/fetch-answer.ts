import { readSiteEnv } from '../env/site-env.mjs';
import { readTextAtMost } from '../http/bounded-body.mjs';
import { withDeadline } from '../http/with-deadline';
import { readTimeoutMs } from './bounds';

/** The cache tags of the answer, or `now` to bypass the cache. */
export type Tags = string[] | 'now';

interface RawAnswer {
  status: number;
  text: string;
}

/** A refused or cut connection is retried once. */
const attempts = 2;

const nameOf = (error: unknown) => (error as Error | undefined)?.name;

/** Compared by name, because the guard under Next's fetch is in another bundle and has its own copy of the class. */
const isTooLarge = (error: unknown) => nameOf(error) === 'BodyTooLarge';

async function fetchOnce(url: string, tags: Tags, maxBytes: number, signal: AbortSignal): Promise<RawAnswer> {
  const { revalidateSeconds } = readSiteEnv(process.env);
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal,
    redirect: 'error',
    ...(tags === 'now' ? { cache: 'no-store' } : { next: { tags, revalidate: revalidateSeconds } }),
  });
  return { status: response.status, text: await readTextAtMost(response.body, maxBytes) };
}

/**
 * Fetches an answer of the backend through Next's cache.
 *
 * It has a time limit of its own, besides the one of every call (`guard-fetch.ts`): a request for something that is
 * already being fetched waits in Next's cache, and that wait ignores signals.
 *
 * @param maxBytes of the answer
 * @throws {Error} see `reasonOf`
 */
export function fetchAnswer(url: string, tags: Tags, maxBytes: number): Promise<RawAnswer> {
  return withDeadline(readTimeoutMs, async (signal) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await fetchOnce(url, tags, maxBytes, signal);
      } catch (error) {
        if (signal.aborted || attempt === attempts || isTooLarge(error)) throw error;
      }
    }
  });
}

/** Why `fetchAnswer` failed, for the log. */
export function reasonOf(error: unknown): string {
  if (nameOf(error) === 'TimeoutError') return `no answer within ${readTimeoutMs} ms`;
  return isTooLarge(error) ? `an answer of ${(error as Error).message}` : 'no connection';
}
