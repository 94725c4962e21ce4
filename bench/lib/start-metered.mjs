import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { buildBackend, buildSite } from '../../scripts/lib/build.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { freePort, stop, waitFor } from '../../scripts/lib/processes.mjs';
import { startBackend, startSite } from '../../scripts/lib/services.mjs';
import { cpuOf, cpuWithChildren, parentOf } from './cpu-of.mjs';
import { requirePrograms } from './nginx.mjs';

const secret = () => randomBytes(32).toString('hex');

/**
 * The processor times of all parts, in milliseconds.
 *
 * @typedef {{ site: number, backend: number, postgres: number }} Cost
 */

/**
 * Starts a PostgreSQL, a backend with the demo content, and a site.
 *
 * @param {(() => Promise<unknown>)[]} stops gets what ends them, the last one first
 * @param {string} [built] the folder of a build that is there; without it, both are built
 * @returns where they are, and what reads their processor times
 */
export async function startMetered(stops, built) {
  await requirePrograms({ wrk: 'wrk' });
  const revalidateSecret = secret();
  const account = { email: 'admin@site.example', password: secret() };
  const [sitePort, backendPort] = [await freePort(), await freePort()];
  const [siteUrl, backendUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${backendPort}`];
  const data = await mkdtemp(path.join(os.tmpdir(), 'bench-capacity-'));
  stops.unshift(() => rm(data, { recursive: true, force: true }));
  const siteEnv = {
    NEXT_DIST_DIR: built ?? '.next-bench',
    BACKEND_URL: backendUrl,
    REVALIDATE_SECRET: revalidateSecret,
    REVALIDATE_SECONDS: '86400',
    FORM_LIMIT_FACTOR: '1000000',
    PORT: String(sitePort),
    SITE_URL: siteUrl,
  };
  const postgres = await startPostgres();
  stops.unshift(postgres.stop);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  stops.unshift(() => client.end());
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const postmaster = parentOf(rows[0].pid);
  if (!built) await buildBackend();
  const backendEnv = {
    PAYLOAD_SECRET: secret(),
    REVALIDATE_SECRET: revalidateSecret,
    SITE_URL: siteUrl,
    // Announcements go nowhere: their cost is measured separately.
    REVALIDATE_URL: 'http://127.0.0.1:9/',
    DATABASE_URL: postgres.url,
    MEDIA_DIR: path.join(data, 'media'),
    UPLOAD_DIR: path.join(data, 'uploads'),
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    FORM_LIMIT_FACTOR: '1000000',
    CAPTCHA_ATTEMPTS: '20',
    SEED: 'demo',
  };
  const backend = startBackend(backendPort, backendEnv, '[backend]');
  stops.unshift(() => stop(backend));
  await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend);
  if (!built) await buildSite(siteEnv);
  const site = startSite(siteEnv, '[site]');
  stops.unshift(() => stop(site));
  await waitFor(`${siteUrl}/robots.txt`, 60_000, site);
  const connections = async () => {
    const { rows: counted } = await client.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    return counted[0].n;
  };
  const cpu = () => ({
    site: cpuOf(site.pid ?? 0),
    backend: cpuOf(backend.pid ?? 0),
    postgres: cpuWithChildren(postmaster),
  });
  return { siteUrl, backendUrl, siteEnv, account, revalidateSecret, cpu, connections };
}
