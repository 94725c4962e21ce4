import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { processWide } from '../process-wide.mjs';
import { longAgoMs, nextNow } from './next-clock.mjs';
import { pageCacheDir } from './page-cache-dir.mjs';
import { pageCache } from './page-cache-events.mjs';

/** The value of Next's profile `max`, in milliseconds. Stale entries are served until a new one is made. */
const expireMs = 31_536_000_000;

/**
 * When tags were marked, by the system's clock, and the file that keeps it; no file in builds and in development.
 *
 * @typedef {{ file?: string, marks: Map<string, number> }} KeptMarks
 */
const kept = processWide('kept-marks', () => /** @type {KeptMarks} */ ({ marks: new Map() }));

/** @param {string} name of a tag @param {number} at when it was marked, as of `nextNow()` */
function mark(name, at) {
  tags.tagsManifest.set(name, { ...tags.tagsManifest.get(name), stale: at, expired: at + expireMs });
}

/**
 * Writes the marks for the next start of the server: Next keeps its own in memory alone. Done before a webhook is
 * answered, to another file that is renamed.
 */
function writeMarks() {
  if (kept.file === undefined) return;
  const beside = `${kept.file}.${String(process.pid)}`;
  try {
    mkdirSync(path.dirname(kept.file), { recursive: true });
    writeFileSync(beside, JSON.stringify(Object.fromEntries(kept.marks)));
    renameSync(beside, kept.file);
  } catch (error) {
    console.warn(`changes: not kept for the next start (${/** @type {Error} */ (error).message})`);
  }
}

/** @param {string} file @returns {[string, number][]} */
function readMarks(file) {
  try {
    const stored = /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')));
    return Object.entries(stored ?? {}).filter(([, at]) => typeof at === 'number');
  } catch {
    // A first start has no file. A broken one is replaced with the next change.
    return [];
  }
}

/**
 * Marks what depends on the tags as stale, as `revalidateTag` does: for the cache's own handler, and for what happens
 * outside of a route.
 *
 * @param {readonly string[]} names tags
 */
export function markStale(names) {
  const now = nextNow();
  for (const name of names) {
    mark(name, now);
    kept.marks.set(name, Date.now());
  }
  writeMarks();
  pageCache.onRevalidate?.([...names]);
}

/**
 * Marks again what former processes of this build have marked, and keeps marks from now on. Else pages on the disk that
 * nobody has visited since a change would be served as fresh after a restart.
 *
 * @param {string} distDir folder of the build
 * @throws if the folder of pages cannot be written to
 */
export function restoreMarks(distDir) {
  const folder = path.join(pageCacheDir(distDir), 'cache');
  kept.file = path.join(folder, 'changes.json');
  mkdirSync(folder, { recursive: true });
  const now = Date.now();
  for (const [name, at] of readMarks(kept.file)) {
    // Pages made before are due by their age.
    if (now - at >= longAgoMs()) continue;
    // If the system's clock was set back meanwhile, only that it was before now is known. The clocks are read in this
    // order, so that a process that is halted between them takes a change for later than it was, not for earlier.
    mark(name, nextNow() - Math.max(0, now - at));
    kept.marks.set(name, at);
  }
}
