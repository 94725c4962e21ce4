/**
 * `npm run cluster`: the demo site as on several machines, on free ports of the loopback interface: nginx in front of
 * two sites and two backends, on PostgreSQL, Redis and S3 of their own, which are Debian's. Ctrl-C stops everything, and
 * what it stored is deleted.
 */
import { standardOutput } from '../lib/telemetry/standard-output.mjs';
import { Cluster } from './lib/cluster/cluster.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { stopEverything } from './lib/processes.mjs';

standardOutput();
const cluster = new Cluster();
let isStopping = false;

/** @param {() => void} end */
async function stop(end) {
  if (isStopping) return;
  isStopping = true;
  await cluster.stop();
  await stopEverything();
  end();
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => void stop(() => process.exit(0)));
}

try {
  await cluster.start();
  const { settings, sites, backends, stores, proxy } = cluster;
  const lines = [
    ['site', `${settings?.siteUrl} (its certificate is its own)`],
    ['admin', `${settings?.adminUrl}/admin`],
    ['', `${settings?.account.email}, password ${settings?.account.password}`],
    ...[...sites, ...backends].map(({ name, url }) => [name, url]),
    ['backends', `http://127.0.0.1:${proxy?.backends} (both, for the sites)`],
    ['database', stores?.databaseUrl],
    ['Redis', stores?.redis.url],
    ['S3', stores?.s3Env.S3_ENDPOINT],
  ];
  console.info(`\n${lines.map(([name = '', text]) => `  ${name.padEnd(10)} ${text}`).join('\n')}\n`);
} catch (error) {
  await stop(() => exitWithLine(error));
}
