import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend, buildSite } from '../../scripts/lib/build.mjs';
import { freePort, stop, waitFor } from '../../scripts/lib/processes.mjs';
import { startBackend, startSite } from '../../scripts/lib/services.mjs';

/** The build that the measurements serve. */
const distDir = '.next-bench';

/**
 * Builds and starts the demo site with a backend of its own, on a scratch database and free ports.
 *
 * @param {Record<string, string>} siteEnv further variables of the site
 * @returns what runs, and a function that stops it
 */
export async function startDemo(siteEnv) {
  const data = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const [sitePort, backendPort] = [await freePort(), await freePort()];
  const [siteUrl, backendUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${backendPort}`];
  const env = {
    PORT: String(sitePort),
    SITE_URL: siteUrl,
    BACKEND_URL: backendUrl,
    NEXT_DIST_DIR: distDir,
    ...siteEnv,
  };
  const backendEnv = {
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    DATABASE_URL: `file:${path.join(data, 'content.db')}`,
    MEDIA_DIR: path.join(data, 'media'),
  };
  await buildBackend();
  const backend = startBackend(backendPort, backendEnv, '[backend]');
  await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend);
  await buildSite(env);
  const site = startSite(env, '[site]');
  await waitFor(`${siteUrl}/robots.txt`, 60_000, site);
  return {
    ...{ siteUrl, backendUrl, distDir, site, backend },
    stop: async () => {
      await Promise.all([stop(site), stop(backend)]);
      await rm(data, { recursive: true, force: true });
    },
  };
}
