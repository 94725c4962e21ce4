/**
 * `npm start`: migrates, seeds and builds what is not built, then serves the backend and the site until
 * Ctrl-C. With BACKEND_URL set, the site is served against that host and no backend is started.
 */
import { EnvError, integer, readSiteEnv } from '../lib/env/site-env.mjs';
import { buildBackend, buildSite } from './lib/build.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { isPortFree, stop, waitFor } from './lib/processes.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { startBackend, startSite } from './lib/services.mjs';

/** How long a first start may take: migrations and the import of the demo content. */
const firstStartMs = 5 * 60 * 1000;

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let isStopping = false;

/** @param {number} code */
async function stopAll(code) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([...children].reverse().map((child) => stop(child)));
  process.exit(code);
}

/** @param {import('node:child_process').ChildProcess} child @param {string} name */
function watch(child, name) {
  children.push(child);
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`${name} ended with ${signal ?? code}; stopping`);
    void stopAll(1);
  });
  return child;
}

/** @param {string} name @param {number} port */
async function requirePort(name, port) {
  if (!(await isPortFree(port)))
    throw new Error(`${name}: port ${port} is taken; free it or set ${name} to another one`);
}

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
    await buildBackend();
    const env = {
      ...shared,
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      REVALIDATE_URL: `http://127.0.0.1:${site.port}/api/revalidate`,
    };
    const backend = watch(startBackend(backendPort, env, '[backend]'), 'backend');
    await waitFor(`${backendUrl}/api/GetApplicationModel`, firstStartMs, backend);
  }
  await buildSite({
    BACKEND_URL: site.backendUrl,
    SITE_URL: site.siteUrl,
    REVALIDATE_SECONDS: String(site.revalidateSeconds),
    MEDIA_ORIGINS: site.mediaOrigins.join(','),
  });
  const child = watch(startSite(shared, '[site]'), 'site');
  await waitFor(`http://127.0.0.1:${site.port}/robots.txt`, 60_000, child);
  console.info(`\n  site     ${site.siteUrl}`);
  console.info(hasOwnHost ? `  backend  ${site.backendUrl} (yours)\n` : `  backend  ${backendUrl}/admin\n`);
}

process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));
main().catch(async (error) => {
  isStopping = true;
  await Promise.all(children.map((child) => stop(child)));
  exitWithLine(error);
});
