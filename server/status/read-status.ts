import { readFile, statfs } from 'node:fs/promises';

import { failingPages } from '../../lib/cache/failing-pages.mjs';
import { pageCacheDir } from '../../lib/cache/page-cache-dir.mjs';
import { describeInstances, type InstancesState } from '../../lib/instances/describe-instances';
import type { FinishedStore } from '../finished/finished-store';

const startedAt = Date.now();

/** What an operator wants to know of the site. */
export interface SiteStatus {
  /** Undefined where the build is served without its repository. */
  version: string | undefined;
  node: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Room for kept pages and pictures, in bytes. */
  freeBytes: number;
  /** Pages and files that are answered from memory. */
  kept: number;
  failingPages: { path: string; at: number; reason: string }[];
  /** Undefined where the site runs alone. */
  instances: InstancesState | undefined;
}

/**
 * @param store of finished answers
 * @param distDir folder of the build
 */
export async function readStatus(store: FinishedStore, distDir: string): Promise<SiteStatus> {
  const [manifest, { bavail, bsize }] = await Promise.all([
    readFile('package.json', 'utf8').catch(() => '{}'),
    statfs(pageCacheDir(distDir)),
  ]);
  return {
    version: (JSON.parse(manifest) as { version?: string }).version,
    node: process.version,
    startedAt,
    freeBytes: bavail * bsize,
    kept: store.size.entries,
    failingPages: failingPages(),
    instances: describeInstances(),
  };
}
