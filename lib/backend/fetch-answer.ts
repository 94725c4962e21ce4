import { readSiteEnv } from '../env/site-env.mjs';
import { readTextAtMost } from '../http/bounded-body.mjs';
import { withDeadline } from '../http/with-deadline';
import { readTimeoutMs } from './bounds';

/** What the answer depends on, or `now` for what the backend says at this moment, whatever is cached. */
export type Tags = string[] | 'now';

interface RawAnswer {
  status: number;
  text: string;
}

/** A connection that was refused or cut is tried once more. */
const attempts = 2;

const nameOf = (error: unknown) => (error as Error | undefined)?.name;

/** By its name: the guard under Next's fetch is in a bundle of its own, with a class of its own. */
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
 * Fetches an answer of the backend by way of Next's cache.
 *
 * The time is measured here too, beside the guard of every call (`guard-fetch.ts`): whoever asks for what another
 * request is asking for already waits in Next's cache, and that wait knows no signal.
 *
 * @param maxBytes of the answer
 * @throws {Error} for whatever `reasonOf` describes
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
