/** `npm run start:backend`: serves the built backend alone. */
import './lib/prepare.mjs';

import { integer } from '../lib/env/values.mjs';
import { startDailyBackups } from './lib/backup/schedule.mjs';
import { buildBackend } from './lib/build.mjs';
import { isPortFree } from './lib/processes.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { readBackendHost, readSiteUrl } from './lib/launcher/plan.mjs';
import { serveAlone } from './lib/serve-alone.mjs';
import { startBackend } from './lib/services.mjs';

await serveAlone(async () => {
  const port = integer(process.env, 'BACKEND_PORT', 3001, 1, 65535);
  if (!(await isPortFree(port)))
    throw new Error(`BACKEND_PORT: port ${port} is taken; free it or set BACKEND_PORT to another one`);
  // Before the build, which takes minutes.
  const siteUrl = readSiteUrl();
  startDailyBackups();
  await buildBackend();
  const env = { SITE_URL: siteUrl, ...(await loadSecrets()) };
  return startBackend(port, env, undefined, { host: readBackendHost(), isKept: true });
});
