/** `npm run start:site`: serves the built site alone, against BACKEND_URL. */
import { readSiteEnv } from '../lib/env/site-env.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { isPortFree } from './lib/processes.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { startSite } from './lib/services.mjs';

try {
  const { port } = readSiteEnv(process.env);
  if (!(await isPortFree(port))) throw new Error(`PORT: port ${port} is taken; free it or set PORT to another one`);
  // The secret that the embedded backend on this machine signs with, unless the environment names another.
  const { REVALIDATE_SECRET } = await loadSecrets();
  const child = startSite({ REVALIDATE_SECRET });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  exitWithLine(error);
}
