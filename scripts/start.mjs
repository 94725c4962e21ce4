/**
 * `npm start`: migrates, seeds and builds what is not built, then serves the backend and the site until
 * Ctrl-C. With BACKEND_URL set, the site is served against that host and no backend is started. With `--current`, the
 * version that was served last is served, and nothing is built if there is one.
 */
import './lib/prepare.mjs';

import { standardOutput } from '../lib/telemetry/standard-output.mjs';
import { startDailyBackups } from './lib/backup/schedule.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { receiveCommands } from './lib/launcher/control.mjs';
import { Launcher } from './lib/launcher/launcher.mjs';
import { readPlan } from './lib/launcher/plan.mjs';
import { stopEverything } from './lib/processes.mjs';
import { buildRelease } from './lib/releases/build-release.mjs';
import { releaseId } from './lib/releases/make-release.mjs';
import { noteUse, readCurrent, readRelease } from './lib/releases/release-files.mjs';
import { tryUpkeep } from './lib/releases/upkeep.mjs';

standardOutput();

/** @type {Launcher | undefined} */
let launcher;
let isStopping = false;

/** Stops gently what runs: answers under way are sent whole. */
async function stop() {
  if (isStopping) return;
  isStopping = true;
  await launcher?.stop();
  await stopEverything();
  process.exit(0);
}

/** @param {Record<string, string>} buildEnv @returns {Promise<string>} the version to serve */
async function chooseRelease(buildEnv) {
  const current = process.argv.includes('--current') ? await readCurrent() : undefined;
  const release = current && (await readRelease(current.id));
  const isUsable = release && JSON.stringify(release.buildEnv) === JSON.stringify(buildEnv);
  return isUsable ? release.id : releaseId(buildEnv);
}

async function main() {
  const plan = await readPlan();
  const { buildEnv, hasOwnHost } = plan;
  const running = (launcher = new Launcher(plan));
  await running.takePorts();
  await receiveCommands(plan.site.port, (name, argument) => {
    if (name === 'status') return () => Promise.resolve(running.status);
    if (name === 'switch') return (tell) => running.switchTo(argument, tell);
    return undefined;
  }).catch((error) => console.warn(`npm run status and upgrade will not find this launcher: ${error.message}`));
  if (!hasOwnHost) startDailyBackups();
  const id = await chooseRelease(buildEnv);
  await tryUpkeep(() => noteUse([id]));
  if (!(await readRelease(id))) {
    const beforeSite = (/** @type {string} */ base) => running.beginBackend(base);
    await buildRelease(id, { buildEnv, hasBackend: !hasOwnHost, beforeSite });
  }
  await running.begin(id);
  console.info(`\n  site     ${plan.site.url}`);
  console.info(`  backend  ${hasOwnHost ? `${plan.backend.url} (yours)` : `${plan.backend.url}/admin`}\n`);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
main().catch(async (error) => {
  if (isStopping) return;
  isStopping = true;
  await launcher?.stop();
  await stopEverything();
  exitWithLine(error);
});
