/** `npm run dev`: backend and site in development, both watching their sources. */
import './lib/prepare.mjs';

import path from 'node:path';

import { readSiteEnv } from '../lib/env/site-env.mjs';
import { integer } from '../lib/env/values.mjs';
import { watchServer } from '../server/compile-server.mjs';
import { serverFile } from '../server/server-file.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { backendRoot, nextBin, root } from './lib/paths.mjs';
import { startNode, stop, stopEverything } from './lib/processes.mjs';
import { loadSecrets } from './lib/secrets.mjs';

/** The folder of the compiled development server. Node looks for packages from there. */
const serverDir = path.join(root, 'node_modules/.cache/site-server');

try {
  const backendPort = integer(process.env, 'BACKEND_PORT', 3001, 1, 65535);
  const backendUrl = process.env.BACKEND_URL || `http://127.0.0.1:${backendPort}`;
  const { port, siteUrl } = readSiteEnv({ ...process.env, BACKEND_URL: backendUrl });
  const env = {
    ...(await loadSecrets()),
    BACKEND_URL: backendUrl,
    SITE_URL: siteUrl,
    REVALIDATE_SECONDS: process.env.REVALIDATE_SECONDS || '1',
  };
  if (!process.env.BACKEND_URL) {
    const args = [nextBin, 'dev', '-p', String(backendPort), '-H', '127.0.0.1'];
    startNode(args, { cwd: backendRoot, env: { ...env, PORT: String(backendPort) }, label: '[backend]' });
  }
  const siteOptions = { cwd: root, env: { ...env, PORT: String(port), NODE_ENV: 'development' }, label: '[site]' };
  /** @type {Promise<import('node:child_process').ChildProcess | undefined>} */
  let site = Promise.resolve(undefined);
  // Next reloads what it compiles; a change of the server itself starts it again.
  await watchServer(root, serverDir, () => {
    site = site.then(async (running) => {
      if (running) await stop(running);
      return startNode([path.join(serverDir, serverFile)], siteOptions);
    });
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => void stopEverything().then(() => process.exit(0)));
  }
} catch (error) {
  exitWithLine(error);
}
