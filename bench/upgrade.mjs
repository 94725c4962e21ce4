/**
 * Upgrades under load, as an operator does them: `npm start`, a changed file and `npm run upgrade`, another version
 * that does not work, the former files again. Then kills the site and the backend in turns. In a copy of the project,
 * with a database of its own. Ends with 1 if a request failed or a script is missing.
 *
 *   node bench/upgrade.mjs [--minutes 30]     how long processes are killed, one every half minute; 2 by default
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../scripts/lib/paths.mjs';
import { freePort, stop } from '../scripts/lib/processes.mjs';
import { Visitors } from '../scripts/lib/visitors.mjs';
import { changeLayout, copyProject, layoutFolder, runScript, startProject } from '../scripts/lib/copy-project.mjs';

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } }).values;
const everyMs = 30_000;
const project = path.join(root, '.next-bench-upgrade');
const [sitePort, backendPort] = [await freePort(), await freePort()];
const siteUrl = `http://127.0.0.1:${sitePort}`;
const env = { ...process.env, PORT: String(sitePort), BACKEND_PORT: String(backendPort), SITE_URL: siteUrl };
const paths = ['/', '/en', '/about', '/en/about', '/page/haberler'];
const call = '/api/GetApplicationModel';
const backendUrl = `http://127.0.0.1:${backendPort}`;

/** @param {string} name @param {(text: string) => string} change */
async function edit(name, change) {
  const file = path.join(project, name);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** @param {string} script */
const run = (script) => runScript(project, script, env);

/** @param {string} address @returns {Promise<number>} the status, 0 without an answer */
const statusOf = (address) =>
  new Promise((resolve) => {
    get((address === call ? backendUrl : siteUrl) + address, { agent: false }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });

let failed = 0;

/** @param {string} what @param {Visitors} visitors @param {string} [more] */
async function report(what, visitors, more = '') {
  await visitors.leave();
  let missing = 0;
  for (const file of visitors.files) if ((await statusOf(file)) !== 200) missing += 1;
  failed += visitors.failures.length + missing;
  const { answers, failures, files, longest } = visitors;
  console.info(
    `${what}: ${answers} answers, ${failures.length} failed, longest ${longest} ms; ${files.size} scripts and styles, ${missing} missing${more}`,
  );
  for (const failure of failures.slice(0, 5)) console.info(`  ${failure}`);
}

/** @param {string} what @param {number} wanted how the command is to end */
async function upgrade(what, wanted) {
  const visitors = new Visitors(siteUrl, paths, 1);
  const callers = new Visitors(backendUrl, [call], 1, 1);
  const { code, output, seconds } = await run('upgrade.mjs');
  if (code !== wanted) {
    failed += 1;
    console.info(output);
  }
  await report(what, visitors, `; ${seconds} s with its build; ${output.trim().split('\n').at(-1)}`);
  await report('  meanwhile, calls of the backend', callers);
}

/** @param {'site' | 'backend'} name @returns {Promise<number>} after how many milliseconds it answers again */
async function kill(name) {
  const [, pid] = new RegExp(`^${name} +running; process (\\d+)`, 'm').exec((await run('status.mjs')).output) ?? [];
  if (!pid) return NaN;
  process.kill(Number(pid), 'SIGKILL');
  const at = performance.now();
  while ((await statusOf(name === 'site' ? '/' : call)) !== 200) await new Promise((done) => setTimeout(done, 20));
  return Math.round(performance.now() - at);
}

await rm(project, { recursive: true, force: true });
copyProject(project);
const former = path.join(project, layoutFolder);

const { child: launcher, seconds } = await startProject(project, env);
console.info(`first start: ${seconds} s with its builds`);

try {
  await cp(former, `${project}-former`, { recursive: true });
  await changeLayout(project);
  await upgrade('an upgrade', 0);
  await edit('server/main.ts', (text) => `throw new Error('broken');\n${text}`);
  await upgrade('a version that does not start, rolled back', 1);
  await edit('server/main.ts', (text) => text.replace(/^throw .*\n/, ''));
  await rm(former, { recursive: true });
  await cp(`${project}-former`, former, { recursive: true });
  await upgrade('back to the former files', 0);

  const visitors = new Visitors(siteUrl, paths, 2);
  /** @type {Record<'site' | 'backend', number[]>} */
  const times = { site: [], backend: [] };
  const deadline = performance.now() + Number(minutes) * 60_000;
  for (let turn = 0; performance.now() < deadline; turn += 1) {
    const name = turn % 2 === 0 ? 'site' : 'backend';
    times[name].push(await kill(name));
    await new Promise((done) => setTimeout(done, everyMs));
  }
  await report(
    `${minutes} min of kills, behind a proxy that retries once`,
    visitors,
    `; answers again after at most ${Math.max(...times.site)} ms (site), ${Math.max(...times.backend)} ms (backend)`,
  );
} finally {
  await stop(launcher, 30_000);
  for (const folder of [project, `${project}-former`]) await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
