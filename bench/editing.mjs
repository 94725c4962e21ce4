/**
 * `node bench/editing.mjs`: all measures of the edit mode, one after another, on a scratch database with 1,000 pages and
 * free ports: `desk.mjs`, `jobs.mjs` and `editing-conflicts.mjs`, each as it is called alone. About twenty minutes.
 *
 *   --pages=N        how many pages there are (1000)
 *   --rounds=N       rounds at the desk (40)
 *   --conflicts=N    rounds of conflicts (1000)
 *   --minutes=N      how long the rounds of conflicts may take
 *   --only=desk      one of them
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend, buildSite } from '../scripts/lib/build.mjs';
import { copyDemoContent, demoContent } from '../scripts/lib/demo-content.mjs';
import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend, startSite } from '../scripts/lib/services.mjs';
import { clonePages } from './lib/pages/clone-pages.mjs';
import { account, environmentsFor } from './lib/pages/environments.mjs';

/** @param {string} name @param {string} fallback */
const option = (name, fallback) =>
  process.argv.find((part) => part.startsWith(`--${name}=`))?.split('=')[1] ?? fallback;
const only = option('only', '');
const minutes = option('minutes', '');
const measures = [
  ['desk', `--rounds=${option('rounds', '40')}`],
  ['jobs'],
  ['editing-conflicts', `--rounds=${option('conflicts', '1000')}`, ...(minutes ? [`--minutes=${minutes}`] : [])],
].filter(([name]) => name?.includes(only));

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-editing-'));
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
const failed = [];
try {
  await buildBackend();
  await copyDemoContent((await demoContent()).folder, folder);
  await clonePages(path.join(folder, 'content.db'), Number(option('pages', '1000')));
  const { siteUrl, backendUrl, backendPort, backendEnv, siteEnv } = await environmentsFor(folder);
  const backend = startBackend(backendPort, backendEnv, '[backend]');
  children.push(backend);
  await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend);
  // Editors meet pages that no build has made as well.
  await buildSite({ ...siteEnv, PRERENDER_PAGES: '20' }, `editing ${Date.now()}`);
  const site = startSite(siteEnv, '[site]');
  children.push(site);
  await waitFor(`${siteUrl}/robots.txt`, 60_000, site);
  const env = {
    ...process.env,
    ...{ SITE_URL: siteUrl, BACKEND_URL: backendUrl, ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
  };
  for (const [name, ...options] of measures) {
    console.info(`\n${name}`);
    const measure = spawn(process.execPath, [path.join(import.meta.dirname, `${name}.mjs`), ...options], {
      env,
      stdio: 'inherit',
    });
    const [code] = await once(measure, 'exit');
    if (code !== 0) failed.push(name);
  }
} finally {
  for (const child of children.reverse()) await stop(child);
  await rm(folder, { recursive: true, force: true });
}
if (failed.length > 0) exitWithLine(`failed: ${failed.join(', ')}`);
