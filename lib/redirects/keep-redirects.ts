import { readKept, writeKept } from '../cache/kept-file';
import { readSiteEnv } from '../env/site-env.mjs';
import { withDeadline } from '../http/with-deadline';
import { processWide } from '../process-wide.mjs';
import { fetchList } from './fetch-list';
import { type RedirectTable, redirectTable } from './redirect-table';

/** After how many milliseconds a failed fetch is repeated. */
const retryMs = 5_000;

/** The longest that a caller waits for the redirects, in milliseconds, even if they keep changing meanwhile. */
const refreshMs = 8_000;

/** The longest that one of the calls in this time may take (docs/contract.md#envelope). */
const fetchMs = 3_000;

/** A timer takes no more than 24 days. */
const longestPollSeconds = 86_400;

interface Kept {
  table: RedirectTable;
  /** The list the table was made from, as JSON. */
  list: string;
  /** The fetch that is running. */
  running?: Promise<boolean>;
  /** Whether another fetch has to follow it, because the redirects have changed meanwhile. */
  isDue: boolean;
  retry?: NodeJS.Timeout;
}

const kept = processWide<Kept>('redirects', () => ({ table: new Map(), list: '', isDue: false }));

/** The redirects in force: the backend's last answer, which may be from an earlier run of the server. */
export const currentRedirects = (): RedirectTable => kept.table;

function applyList(list: unknown[]): void {
  kept.list = JSON.stringify(list);
  kept.table = redirectTable(list, readSiteEnv(process.env).siteUrl);
}

/** Without this, a change that the webhook announced would stay unknown until the next poll. */
function retrySoon(): void {
  clearTimeout(kept.retry);
  kept.retry = setTimeout(() => void refreshRedirects(), retryMs).unref();
}

async function refresh(): Promise<boolean> {
  const endAt = Date.now() + refreshMs - fetchMs;
  for (;;) {
    kept.isDue = false;
    const list = await fetchList('GetRedirects');
    if (!list) {
      retrySoon();
      return false;
    }
    if (JSON.stringify(list) !== kept.list) {
      applyList(list);
      await writeKept('redirects', kept.list);
    }
    if (!kept.isDue) return true;
    if (Date.now() > endAt) {
      retrySoon();
      return false;
    }
  }
}

async function refreshInTime(): Promise<boolean> {
  try {
    return await withDeadline(refreshMs, refresh);
  } catch {
    retrySoon();
    return false;
  }
}

/**
 * Fetches the redirects. If the backend fails, those in force stay, and the fetch is repeated soon.
 *
 * @returns whether it answered
 */
export function refreshRedirects(): Promise<boolean> {
  kept.isDue = true;
  kept.running ??= refreshInTime().finally(() => (kept.running = undefined));
  return kept.running;
}

/** Fetches the redirects periodically while the server runs, for a backend that sends no webhook. */
export async function keepRedirects(): Promise<void> {
  const stored = await readKept('redirects');
  if (Array.isArray(stored)) applyList(stored);
  const seconds = Math.min(readSiteEnv(process.env).revalidateSeconds, longestPollSeconds);
  setInterval(() => void refreshRedirects(), seconds * 1000).unref();
  void refreshRedirects();
}
