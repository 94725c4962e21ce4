/**
 * `npm run test:cluster`: two sites and two backends behind nginx, on one PostgreSQL, Redis and S3. What one process
 * promises, all together keep: publications and pictures are public everywhere, no save is lost, and visitors of cached
 * pages notice no process that is killed, no store that is away and no upgrade. `node bench/cluster.mjs` does the same for long, and
 * measures.
 *
 *   --build=FOLDER   a build of the site to copy; without it, one is made
 *   --only=TEXT      runs only the parts whose name has the text
 */
import assert from 'node:assert/strict';

import { requireNothingLost, useUpConnections } from './lib/backends/outages.mjs';
import { saveAtOnce } from './lib/backends/saves.mjs';
import { Cluster } from './lib/cluster/cluster.mjs';
import { targetsOf } from './lib/cluster/kills.mjs';
import { stopPostgres, stopRedis } from './lib/cluster/outages.mjs';
import { sharePictures, stopS3 } from './lib/cluster/pictures.mjs';
import { Publications } from './lib/cluster/publications.mjs';
import { upgradeOneByOne } from './lib/cluster/rolling-upgrade.mjs';
import { underLoad } from './lib/cluster/under-load.mjs';
import { TestResults } from './lib/test-results.mjs';

// Read by people, though it is no terminal in CI.
process.env.LOG_FORMAT ||= 'text';

/** @param {string} name */
const option = (name) => process.argv.find((part) => part.startsWith(`--${name}=`))?.split('=')[1];

const publicationCount = 6;
const saveRounds = 10;
const results = new TestResults();
const cluster = new Cluster();

/** @param {string} name @param {() => Promise<unknown>} work what it gives is printed */
async function part(name, work) {
  if (!name.includes(option('only') ?? '')) return;
  await results.run(name, async () => {
    const figures = await work();
    if (figures !== undefined) console.info(`${name}: ${JSON.stringify(figures)}`);
  });
}

/** @param {import('./lib/cluster/under-load.mjs').Noticed} noticed */
function requireNothingNoticed({ answers, failures, missing, saves, longestMs }) {
  assert.deepEqual(failures, [], 'failed requests');
  assert.deepEqual(missing, [], 'missing scripts and styles');
  assert.ok(answers > 0, 'nobody was answered');
  requireNothingLost(saves);
  return { answers, longestMs, saved: saves.map(({ acknowledged }) => acknowledged) };
}

async function runParts() {
  const [client] = cluster.clients;
  const admin = await client.logIn(cluster.settings?.account ?? { email: '', password: '' });
  const token = await client.enter(admin);
  const publications = new Publications(cluster, admin, 'yayin');
  await publications.create();
  await part('publications', async () => {
    for (let count = 0; count < publicationCount; count += 1) await publications.measure();
    return { milliseconds: publications.times.map(Math.round) };
  });
  await part('saves at the same moment', async () => {
    const saves = await saveAtOnce({ both: cluster.clients, token, admin }, saveRounds, 'at-once');
    assert.deepEqual(saves, { acknowledged: saveRounds * 2, lost: 0 });
    return saves;
  });
  await part('pictures', () => sharePictures(cluster, { admin, token }));
  for (const { name, kill, restart } of targetsOf(cluster)) {
    await part(`a killed process: ${name}`, async () => {
      // A browser sends a request again where the connection was closed: that of its proxy cannot stay open.
      const tries = /** @type {1 | 2} */ (name.startsWith('nginx') ? 2 : 1);
      const editors = { token, admin, pageKey: `killed-${name.replace(/\W/g, '-').toLowerCase()}`, tries };
      const noticed = await underLoad(cluster, editors, async () => {
        await kill();
        await restart();
      });
      return requireNothingNoticed(noticed);
    });
  }
  await part('Redis stopped and started', async () => {
    let backMs = 0;
    const editors = { token, admin, pageKey: 'without-redis' };
    const noticed = await underLoad(cluster, editors, async () => {
      backMs = Math.round(await stopRedis(cluster, publications));
    });
    return { ...requireNothingNoticed(noticed), backMs };
  });
  await part('PostgreSQL stopped and started', async () => {
    let times = {};
    const editors = { token, admin, pageKey: 'without-postgres' };
    const noticed = await underLoad(cluster, editors, async () => {
      times = await stopPostgres(cluster, { token, pageKey: 'at-once' });
    });
    await publications.publish();
    await publications.untilEverywhere();
    return { ...requireNothingNoticed(noticed), ...times };
  });
  await part('S3 stopped and started', async () => {
    let times = {};
    const editors = { token, admin, pageKey: 'without-s3' };
    const noticed = await underLoad(cluster, editors, async () => {
      times = await stopS3(cluster, { admin, token }, publications);
    });
    return { ...requireNothingNoticed(noticed), ...times };
  });
  await part('no connection of PostgreSQL left', async () => {
    const editors = { token, admin, pageKey: 'without-connections' };
    const databaseUrl = cluster.stores?.databaseUrl ?? '';
    return requireNothingNoticed(
      await underLoad(cluster, editors, () => useUpConnections({ both: cluster.clients, token, admin, databaseUrl })),
    );
  });
  await part('clocks two minutes apart', async () => {
    const [, site] = cluster.sites;
    if (!site) throw new Error('there is one site');
    cluster.ahead.add(site);
    await site.stop();
    await site.start();
    await cluster.untilJoined();
    const former = publications.times.length;
    for (let count = 0; count < 2; count += 1) await publications.measure();
    cluster.ahead.delete(site);
    await site.stop();
    await site.start();
    return { milliseconds: publications.times.slice(former).map(Math.round) };
  });
  await part('an upgrade, one site after the other', async () => {
    const editors = { token, admin, pageKey: 'upgraded' };
    return requireNothingNoticed(await underLoad(cluster, editors, () => upgradeOneByOne(cluster)));
  });
}

try {
  await cluster.start(option('build'));
  await runParts();
} catch (error) {
  await results.run('the cluster', () => Promise.reject(error));
} finally {
  await cluster.stop();
}
process.exit(results.print() ? 0 : 1);
