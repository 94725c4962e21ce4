/**
 * Upgrades two machines one after the other under load, with the commands of docs/operations.md ("Upgrade several
 * machines"): `npm start` in two copies of the project, on one PostgreSQL, Redis and folder of media, behind nginx. The
 * new version has other scripts, and a migration that adds columns. Ends with 1 if a request failed, a script is
 * missing or a save was lost.
 */
import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { Client } from '../scripts/lib/backends/client.mjs';
import { saveDuring } from '../scripts/lib/backends/outages.mjs';
import { buildBackend } from '../scripts/lib/build.mjs';
import { startStores } from '../scripts/lib/cluster/stores.mjs';
import { startNginx } from '../scripts/lib/nginx.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { freePort, stop } from '../scripts/lib/processes.mjs';
import { agentFor, ask, Visitors } from '../scripts/lib/visitors.mjs';
import { changeLayout, copyProject, runScript, startProject } from '../scripts/lib/copy-project.mjs';
import { table } from './lib/table.mjs';

process.env.LOG_FORMAT ||= 'text';

const paths = ['/', '/en', '/about', '/en/about', '/page/haberler'];
const secret = () => randomBytes(32).toString('hex');
const account = { email: 'admin@site.example', password: secret() };
const secrets = { PAYLOAD_SECRET: secret(), REVALIDATE_SECRET: secret() };

/** A migration of the next version, with what one may do. @param {string} project */
async function addMigration(project) {
  const folder = path.join(project, 'backend/src/migrations/postgres');
  const name = '20991231_000000_bench';
  const statements = [
    'ALTER TABLE "pages" ADD COLUMN "bench_note" varchar;',
    'ALTER TABLE "pages" ADD COLUMN "bench_kind" varchar DEFAULT \'page\' NOT NULL;',
  ];
  await writeFile(
    path.join(folder, `${name}.ts`),
    `import { MigrateUpArgs, sql } from '@payloadcms/db-postgres';
     export async function up({ db }: MigrateUpArgs): Promise<void> { await db.execute(sql\`${statements.join('\n')}\`); }
     export async function down(): Promise<void> {}`,
  );
  const index = path.join(folder, 'index.ts');
  const text = (await readFile(index, 'utf8')).replace(/\n\];\s*$/, `\n{ ...bench, name: '${name}' },\n];\n`);
  await writeFile(index, `import * as bench from './${name}';\n${text}`);
}

await buildBackend();
const stores = await startStores();
const https = await freePort();
const siteUrl = `https://127.0.0.1:${https}`;
/** @type {{ name: string, project: string, site: number, backend: number, folders: Record<string, string> }[]} */
const machines = [];
for (const number of [1, 2])
  machines.push({
    name: `machine ${number}`,
    project: path.join(root, `.next-bench-machine-${number}`),
    site: await freePort(),
    backend: await freePort(),
    folders: stores.foldersOf(number - 1),
  });
const clients = machines.map(({ backend }) => new Client(`http://127.0.0.1:${backend}`, secrets.REVALIDATE_SECRET));
const proxy = await startNginx(
  machines.map(({ site }) => site),
  machines.map(({ backend }) => backend),
  undefined,
  { https },
);

/** @param {typeof machines[number]} machine */
const envOf = ({ site, backend, folders }) => ({
  ...process.env,
  ...secrets,
  PORT: String(site),
  BACKEND_PORT: String(backend),
  HOST: '127.0.0.1',
  SITE_URL: siteUrl,
  ADMIN_URL: `https://localhost:${https}`,
  DATABASE_URL: stores.databaseUrl,
  ...stores.s3Env,
  ...folders,
  REDIS_URL: stores.redis.url,
  SITE_PROXY_URL: siteUrl,
  NODE_EXTRA_CA_CERTS: proxy.certificate,
  TRUSTED_PROXIES: '1',
  BACKUP: 'off',
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
});

/** @param {Iterable<string>} files @returns {Promise<string[]>} */
async function missingOf(files) {
  const agent = agentFor(siteUrl, 50);
  const missing = [];
  for (const file of files) if ((await ask(siteUrl + file, agent)).status !== 200) missing.push(file);
  agent.destroy();
  return missing;
}

/** The names of scripts and styles of a machine's home page. @param {number} port */
async function scriptsOf(port) {
  const agent = agentFor('', 0);
  const { body } = await ask(`http://127.0.0.1:${port}/`, agent);
  agent.destroy();
  return (body.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? []).sort().join();
}

/** @type {import('node:child_process').ChildProcess[]} */
const launchers = [];
const rows = [];
let failed = 0;
try {
  for (const machine of machines) {
    await rm(machine.project, { recursive: true, force: true });
    copyProject(machine.project);
    const { child, seconds } = await startProject(machine.project, envOf(machine));
    launchers.push(child);
    console.info(`${machine.name}: started after ${seconds} s with its builds`);
  }
  const [one, two] = clients;
  if (!one || !two) throw new Error('there are two machines');
  const admin = await one.logIn(account);
  const token = await one.enter(admin);
  const [first = '', second = ''] = await Promise.all(machines.map(({ site }) => scriptsOf(site)));
  console.info(`both machines have built the same scripts: ${first !== '' && first === second}`);
  for (const [index, machine] of machines.entries()) {
    await changeLayout(machine.project);
    await addMigration(machine.project);
    const visitors = new Visitors(siteUrl, paths, 1);
    let seconds = 0;
    const saves = await saveDuring({ both: [one, two], token, admin }, `upgrade-${index}`, async (progress) => {
      await Promise.all([progress(0, 1), progress(1, 1)]);
      const done = await runScript(machine.project, 'upgrade.mjs', envOf(machine));
      ({ seconds } = done);
      if (done.code !== 0) throw new Error(done.output);
      await Promise.all([progress(0, 1), progress(1, 1)]);
    });
    await visitors.leave();
    const missing = await missingOf(visitors.files);
    const lost = saves.reduce((sum, each) => sum + each.lost, 0);
    failed += visitors.failures.length + missing.length + lost;
    for (const line of [...visitors.failures, ...missing].slice(0, 10)) console.info(`  ${line}`);
    rows.push({
      upgraded: machine.name,
      'seconds, with its builds': seconds,
      answers: visitors.answers,
      failed: visitors.failures.length,
      'longest (ms)': visitors.longest,
      'scripts named': visitors.files.size,
      missing: missing.length,
      'saves, at each': saves.map(({ acknowledged }) => acknowledged).join(', '),
      refused: saves.map((each) => each.failed).join(', '),
      lost,
    });
  }
  const [third, fourth] = await Promise.all(machines.map(({ site }) => scriptsOf(site)));
  console.info(`after the upgrades both have the same scripts: ${third === fourth}, and others: ${third !== first}`);
} finally {
  await Promise.all(launchers.map((launcher) => stop(launcher, 30_000)));
  await proxy.stop();
  await stores.stop();
  for (const { project } of machines) await rm(project, { recursive: true, force: true });
}
console.info(`\n${table(rows)}\n`);
process.exitCode = failed > 0 ? 1 : 0;
