/** `npm run dev`: backend and site in development, both watching their sources. */
import { integer, readSiteEnv } from '../lib/env/site-env.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { backendRoot, nextBin, root } from './lib/paths.mjs';
import { startNode, stop } from './lib/processes.mjs';
import { loadSecrets } from './lib/secrets.mjs';

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
  const children = [startNode([nextBin, 'dev', '-p', String(port)], { cwd: root, env, label: '[site]' })];
  if (!process.env.BACKEND_URL) {
    const args = [nextBin, 'dev', '-p', String(backendPort), '-H', '127.0.0.1'];
    children.push(
      startNode(args, { cwd: backendRoot, env: { ...env, PORT: String(backendPort) }, label: '[backend]' }),
    );
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => void Promise.all(children.map((child) => stop(child))).then(() => process.exit(0)));
  }
} catch (error) {
  exitWithLine(error);
}
