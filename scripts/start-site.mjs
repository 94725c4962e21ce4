/** `npm run start:site`: serves the built site alone, against BACKEND_URL. */
import './lib/prepare.mjs';

import { existsSync } from 'node:fs';

import { readSiteEnv } from '../lib/env/site-env.mjs';
import { siteServer } from './lib/paths.mjs';
import { isPortFree } from './lib/processes.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { serveAlone } from './lib/serve-alone.mjs';
import { startSite } from './lib/services.mjs';

await serveAlone(async () => {
  const { port } = readSiteEnv(process.env);
  if (!(await isPortFree(port))) throw new Error(`PORT: port ${port} is taken; free it or set PORT to another one`);
  if (!existsSync(siteServer(process.env.NEXT_DIST_DIR ?? '.next')))
    throw new Error('the site is not built: npm run build, with the same BACKEND_URL and SITE_URL');
  // The secret that the embedded backend on this machine signs with, unless the environment names another.
  const { REVALIDATE_SECRET } = await loadSecrets();
  return startSite({ REVALIDATE_SECRET }, undefined, { isKept: true });
});
