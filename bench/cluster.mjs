/**
 * `node bench/cluster.mjs`: what docs/operations.md says of several machines, measured: two sites and two backends
 * behind nginx, on one PostgreSQL, Redis and S3. 200 publications, 60 rounds of simultaneous saves, every process killed 10
 * times in a random order, an upgrade, and Redis, PostgreSQL and S3 stopped, all while visitors open cached pages and two
 * editors save. Ends with 1 if a wanted figure is missed.
 *
 *   --publications=N  --rounds=N  --kills=N   other numbers
 *   --build=FOLDER    a build of the site to copy; without it, one is made
 */
import { parseArgs } from 'node:util';

import { saveAtOnce } from '../scripts/lib/backends/saves.mjs';
import { Cluster } from '../scripts/lib/cluster/cluster.mjs';
import { targetsOf } from '../scripts/lib/cluster/kills.mjs';
import { stopPostgres, stopRedis } from '../scripts/lib/cluster/outages.mjs';
import { stopS3 } from '../scripts/lib/cluster/pictures.mjs';
import { Publications, quantile } from '../scripts/lib/cluster/publications.mjs';
import { upgradeOneByOne } from '../scripts/lib/cluster/rolling-upgrade.mjs';
import { underLoad } from '../scripts/lib/cluster/under-load.mjs';
import { shuffled } from '../scripts/lib/shuffled.mjs';
import { table } from './lib/table.mjs';

process.env.LOG_FORMAT ||= 'text';

const { values } = parseArgs({
  options: {
    publications: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '60' },
    kills: { type: 'string', default: '10' },
    build: { type: 'string' },
  },
});

/** The limit of a publication's time at p95, in milliseconds. */
const publicWithinMs = 2_000;

/** @type {{ what: string, measured: string, wanted: string, met: string }[]} */
const rows = [];

/** @param {string} what @param {string} measured @param {string} wanted @param {boolean} isMet */
function note(what, measured, wanted, isMet) {
  rows.push({ what, measured, wanted, met: isMet ? 'yes' : 'NO' });
  console.info(`── ${what}: ${measured}`);
}

/**
 * @param {string} what @param {import('../scripts/lib/cluster/under-load.mjs').Noticed} noticed @param {string} [more]
 */
function noteNoticed(what, { answers, failures, missing, saves, longestMs }, more = '') {
  const lost = saves.reduce((sum, each) => sum + each.lost, 0);
  const acknowledged = saves.reduce((sum, each) => sum + each.acknowledged, 0);
  const seen = `${failures.length} of ${answers} requests failed, longest ${longestMs} ms; ${missing.length} scripts missing; ${lost} of ${acknowledged} saves lost`;
  note(what, seen + more, '0, 0, 0', failures.length + missing.length + lost === 0);
  for (const line of [...failures, ...missing].slice(0, 10)) console.info(`   ${line}`);
}

/** @param {Cluster} cluster */
async function measure(cluster) {
  const [client] = cluster.clients;
  const admin = await client.logIn(cluster.settings?.account ?? { email: '', password: '' });
  const token = await client.enter(admin);
  const publications = new Publications(cluster, admin, 'yayin');
  await publications.create();
  for (let count = 0; count < Number(values.publications); count += 1) await publications.measure();
  const ofPlaces = [...publications.timesOf].map(([name, times]) => `${name} ${quantile(times, 0.95)}`).join(', ');
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => quantile(publications.times, share));
  note(
    `${values.publications} publications, public on both sites and behind nginx`,
    `p50 ${p50} ms, p95 ${p95} ms, longest ${most} ms (p95: ${ofPlaces})`,
    `p95 below ${publicWithinMs} ms`,
    (p95 ?? Infinity) < publicWithinMs,
  );

  const rounds = Number(values.rounds);
  const { acknowledged, lost } = await saveAtOnce({ both: cluster.clients, token, admin }, rounds, 'at-once');
  note(`${rounds} rounds of simultaneous saves`, `${lost} of ${acknowledged} lost`, '0', lost === 0);

  const times = Array.from({ length: Number(values.kills) }, (_, index) => index);
  const [worker, ...others] = targetsOf(cluster).reverse();
  const kills = shuffled(times.flatMap(() => others));
  const killed = await underLoad(cluster, { token, admin, pageKey: 'killed' }, async (visitors) => {
    for (const { name, kill, restart } of kills) {
      const before = visitors.failures.length;
      await kill();
      await restart();
      const failed = visitors.failures.length - before;
      if (failed > 0) console.info(`── ${name}: ${failed} requests failed`);
    }
  });
  noteNoticed(`each of ${others.length} processes killed ${times.length} times`, killed);
  const editors = { token, admin, pageKey: 'worker', tries: /** @type {const} */ (2) };
  const withoutWorker = await underLoad(cluster, editors, async () => {
    for (const target of times.map(() => worker)) {
      await target?.kill();
      await target?.restart();
    }
  });
  noteNoticed(`the worker of nginx killed ${times.length} times, browsers ask again once`, withoutWorker);

  const upgraded = await underLoad(cluster, { token, admin, pageKey: 'upgraded' }, () => upgradeOneByOne(cluster));
  noteNoticed('an upgrade of one site after the other, backends too', upgraded);

  let backMs = 0;
  const withoutRedis = await underLoad(cluster, { token, admin, pageKey: 'without-redis' }, async () => {
    backMs = Math.round(await stopRedis(cluster, publications));
  });
  noteNoticed(
    'Redis stopped and started',
    withoutRedis,
    `; what was published meanwhile is everywhere after ${backMs} ms`,
  );
  let outage = { refusedMs: 0, backMs: 0 };
  const withoutPostgres = await underLoad(cluster, { token, admin, pageKey: 'without-postgres' }, async () => {
    outage = await stopPostgres(cluster, { token, pageKey: 'at-once' });
  });
  const after = `; saves are refused after ${outage.refusedMs} ms, and work ${outage.backMs} ms after it is back`;
  noteNoticed('PostgreSQL stopped and started', withoutPostgres, after);
  let away = { refusedMs: 0, backMs: 0 };
  const withoutS3 = await underLoad(cluster, { token, admin, pageKey: 'without-s3' }, async () => {
    away = await stopS3(cluster, { admin, token }, publications);
  });
  const then = `; uploads are refused after ${away.refusedMs} ms, and files served ${away.backMs} ms after it is back`;
  noteNoticed('S3 stopped and started', withoutS3, then);
}

const cluster = new Cluster();
try {
  await cluster.start(values.build);
  await measure(cluster);
} finally {
  await cluster.stop();
  console.info(`\n${table(rows)}\n`);
}
process.exit(rows.every(({ met }) => met === 'yes') ? 0 : 1);
