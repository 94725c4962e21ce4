/**
 * `npm start`: migrates, seeds and builds what is not built, then serves the backend and the site until
 * Ctrl-C. With BACKEND_URL set, the site is served against that host and no backend is started.
 */
import { EnvError, integer, readSiteEnv } from '../lib/env/site-env.mjs';
import { startDailyBackups } from './lib/backup/schedule.mjs';
import { buildBackend, buildSite } from './lib/build.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { isPortFree, stopEverything, waitFor } from './lib/processes.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { startBackend, startSite } from './lib/services.mjs';

/** How long a first start may take: migrations and the import of the demo content. */
const firstStartMs = 5 * 60 * 1000;

/** The first pause before a backend that ended is started again; it doubles up to the last. */
const pausesMs = { first: 1000, last: 60_000 };

let isStopping = false;

/** Whether the first start has succeeded; until then a backend that ends is an error of the start. */
let isServing = false;

/** @param {number} code */
async function stopAll(code) {
  if (isStopping) return;
  isStopping = true;
  await stopEverything();
  process.exit(code);
}

/**
 * Keeps the backend running. The site stays up without it and serves its cached pages, so a backend that ends
 * is no reason to end anything else.
 *
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {number} [pause]
 */
function keepRunning(start, pause = pausesMs.first) {
  const started = Date.now();
  const child = start();
  child.once('exit', (code, signal) => {
    if (isStopping || !isServing) return;
    const next = Date.now() - started > pausesMs.last ? pausesMs.first : Math.min(pause * 2, pausesMs.last);
    console.error(`backend ended with ${signal ?? code}; starting it again in ${pause / 1000} s`);
    setTimeout(() => !isStopping && keepRunning(start, next), pause);
  });
  return child;
}

/** @param {string} name @param {number} port */
async function requirePort(name, port) {
  if (!(await isPortFree(port)))
    throw new Error(`${name}: port ${port} is taken; free it or set ${name} to another one`);
}

/**
 * Where editors open the admin: at the backend itself. A site with https stands behind a proxy, and only its operator
 * knows what the backend is called there; until that is named, sessions are to need https.
 *
 * @param {string} siteUrl
 * @param {string} backendUrl
 * @returns {Record<string, string>}
 */
const adminAddress = (siteUrl, backendUrl) =>
  process.env.ADMIN_URL || siteUrl.startsWith('https:') ? {} : { ADMIN_URL: backendUrl };

async function main() {
  const hasOwnHost = Boolean(process.env.BACKEND_URL);
  const backendPort = integer(process.env, 'BACKEND_PORT', 3001, 1, 65535);
  const backendUrl = process.env.BACKEND_URL || `http://127.0.0.1:${backendPort}`;
  const site = readSiteEnv({ ...process.env, BACKEND_URL: backendUrl });
  if (!hasOwnHost && backendPort === site.port)
    throw new EnvError('BACKEND_PORT', String(backendPort), 'a port other than PORT');
  await requirePort('PORT', site.port);
  if (!hasOwnHost) await requirePort('BACKEND_PORT', backendPort);

  const secrets = await loadSecrets();
  const shared = { BACKEND_URL: site.backendUrl, SITE_URL: site.siteUrl, REVALIDATE_SECRET: secrets.REVALIDATE_SECRET };
  if (!hasOwnHost) {
    startDailyBackups();
    await buildBackend();
    const env = {
      ...shared,
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      REVALIDATE_URL: `http://127.0.0.1:${site.port}/api/revalidate`,
      ...adminAddress(site.siteUrl, backendUrl),
    };
    const backend = keepRunning(() => startBackend(backendPort, env, '[backend]'));
    await waitFor(`${backendUrl}/api/GetApplicationModel`, firstStartMs, backend);
  }
  await buildSite({
    BACKEND_URL: site.backendUrl,
    SITE_URL: site.siteUrl,
    REVALIDATE_SECONDS: String(site.revalidateSeconds),
    MEDIA_ORIGINS: site.mediaOrigins.join(','),
  });
  const child = startSite(shared, '[site]');
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`site ended with ${signal ?? code}; stopping`);
    void stopAll(1);
  });
  await waitFor(`http://127.0.0.1:${site.port}/robots.txt`, 60_000, child);
  isServing = true;
  console.info(`\n  site     ${site.siteUrl}`);
  console.info(hasOwnHost ? `  backend  ${site.backendUrl} (yours)\n` : `  backend  ${backendUrl}/admin\n`);
}

process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));
main().catch(async (error) => {
  if (isStopping) return;
  isStopping = true;
  await stopEverything();
  exitWithLine(error);
});
