import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { pageCacheDir } from '../../lib/cache/page-cache-dir.mjs';
import { readSiteEnv } from '../../lib/env/site-env.mjs';
import { defaultLanguage } from '../../lib/i18n/languages';
import { describeInstances } from '../../lib/instances/describe-instances';
import { type Finding, runChecks, shared } from '../../lib/telemetry/run-checks';
import type { Health } from '../../lib/telemetry/health-answer';

/** How long the backend may take, in milliseconds: less than all checks together. */
const backendMs = 800;

/** For how long a result is given again, in milliseconds. */
const sharedMs = 1_000;

/**
 * Whether the backend answers. Somebody else's backend needs no address for this: any answer but a server error counts,
 * 404 included.
 */
async function checkBackendHealth(): Promise<Finding> {
  const { backendUrl } = readSiteEnv(process.env);
  try {
    const { status, body } = await fetch(`${backendUrl}/api/health/live`, {
      signal: AbortSignal.timeout(backendMs),
      redirect: 'manual',
    });
    await body?.cancel();
    return status < 500 ? 'ok' : 'failing';
  } catch {
    return 'unreachable';
  }
}

const home = `/${defaultLanguage}`;

/** Where Next keeps the home page: made while the site runs, and by the build. The names are without their endings. */
const homePlaces = [
  // As `getRouteCacheKey` of Next's own has it (16.4).
  `server/route-cache/APP_PAGE/${createHash('sha256').update('/[lang]/page').digest('hex')}/$${home}`,
  `server/app${home}`,
];

/** Whether the home page is kept, by the build or since then: with it, the site has something to show by itself. */
async function findKeptHome(distDir: string): Promise<Finding> {
  for (const place of homePlaces) {
    for (const folder of new Set([pageCacheDir(distDir), distDir])) {
      const meta = await readFile(path.join(folder, `${place}.meta`), 'utf8').catch(() => undefined);
      if (meta === undefined) continue;
      const { status = 200 } = JSON.parse(meta) as { status?: number };
      return status === 200 ? 'ok' : 'none';
    }
  }
  return 'none';
}

/**
 * Whether the site can do its work: its backend answers, or it has kept pages to serve until then. Redis is named where
 * there is one; the site works without it.
 *
 * @param distDir folder of the build
 * @param isServing whether the server takes connections, and is not about to end
 */
export function siteChecks(distDir: string, isServing: () => boolean): () => Promise<Health> {
  return shared(sharedMs, async () => {
    const instances = describeInstances();
    const found = await runChecks({
      server: async () => (isServing() ? 'ok' : 'stopping'),
      backend: checkBackendHealth,
      pages: () => findKeptHome(distDir),
    });
    return {
      isHealthy: found.server === 'ok' && (found.backend === 'ok' || found.pages === 'ok'),
      checks: { ...found, ...(instances && { redis: instances.redis }) },
    };
  });
}
