import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readSiteEnv } from '../env/site-env.mjs';
import { withDeadline } from '../http/with-deadline';
import { processWide } from '../process-wide.mjs';
import { fetchList } from './fetch-list';
import { type RedirectTable, redirectTable } from './redirect-table';

/** How soon a backend that failed is asked again, in milliseconds. */
const retryMs = 5_000;

/** Whoever waits for the redirects waits no longer, were the table changed again and again meanwhile; milliseconds. */
const refreshMs = 8_000;

/** Of these, what one call takes at most (docs/contract.md#envelope). */
const fetchMs = 3_000;

/** A timer takes no more than 24 days. */
const longestPollSeconds = 86_400;

interface Kept {
  table: RedirectTable;
  /** The list the table was made from, as JSON. */
  list: string;
  /** The call that is under way, and whether another has to follow, because the table has changed meanwhile. */
  running?: Promise<boolean>;
  isDue: boolean;
  retry?: NodeJS.Timeout;
}

const kept = processWide<Kept>('redirects', () => ({ table: new Map(), list: '', isDue: false }));

/** The redirects in force: the last that the backend has answered with, were it in another run of the server. */
export const currentRedirects = (): RedirectTable => kept.table;

const cacheFile = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'cache', 'redirects.json');

function takeOver(list: unknown[]): void {
  kept.list = JSON.stringify(list);
  kept.table = redirectTable(list, readSiteEnv(process.env).siteUrl);
}

/** Written beside and moved into place, so that a server that is killed leaves a whole file. */
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
    // A first start has no file; of a broken one the backend's answer makes a new one.
  }
}

/** Whoever asked: a change that the webhook told of would else stay unknown until the next poll. */
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
 * Asks the backend for its redirects. A backend that fails leaves those in force, and is asked again soon.
 *
 * @returns whether it answered
 */
export function refreshRedirects(): Promise<boolean> {
  kept.isDue = true;
  kept.running ??= refreshInTime().finally(() => (kept.running = undefined));
  return kept.running;
}

/** Keeps the table fresh for as long as the server runs. The webhook is faster; this serves where there is none. */
export async function keepRedirects(): Promise<void> {
  await load();
  const seconds = Math.min(readSiteEnv(process.env).revalidateSeconds, longestPollSeconds);
  setInterval(() => void refreshRedirects(), seconds * 1000).unref();
  void refreshRedirects();
}
