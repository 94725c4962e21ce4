import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { siteCacheDir } from '../cache/site-cache-dir';
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

const cacheFile = () => path.join(/* turbopackIgnore: true */ siteCacheDir(), 'redirects.json');

function takeOver(list: unknown[]): void {
  kept.list = JSON.stringify(list);
  kept.table = redirectTable(list, readSiteEnv(process.env).siteUrl);
}

/** Written to another file and renamed, so that a server that is killed leaves no half-written file. */
async function save(): Promise<void> {
  const { backendUrl } = readSiteEnv(process.env);
  const file = cacheFile();
  const beside = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(beside, `{"backendUrl":${JSON.stringify(backendUrl)},"redirects":${kept.list}}`);
    await rename(beside, file);
  } catch (error) {
    console.warn(`redirects: not kept for the next start (${error instanceof Error ? error.message : String(error)})`);
  }
}

async function load(): Promise<void> {
  try {
    const stored = JSON.parse(await readFile(cacheFile(), 'utf8')) as { backendUrl?: unknown; redirects?: unknown };
    const isOurs = stored.backendUrl === readSiteEnv(process.env).backendUrl;
    if (isOurs && Array.isArray(stored.redirects)) takeOver(stored.redirects);
  } catch {
    // A first start has no file; a broken one is replaced with the backend's next answer.
  }
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
      takeOver(list);
      await save();
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
  await load();
  const seconds = Math.min(readSiteEnv(process.env).revalidateSeconds, longestPollSeconds);
  setInterval(() => void refreshRedirects(), seconds * 1000).unref();
  void refreshRedirects();
}
