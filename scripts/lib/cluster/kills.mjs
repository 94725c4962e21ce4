import { until } from '../backends/client.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

/**
 * A process to kill, and a function that starts it again and waits until it works.
 *
 * @typedef {{ name: string, kill: () => Promise<void>, restart: () => Promise<unknown> }} Target
 */

/** How long something may take to work again, in milliseconds. */
const restartMs = 60_000;

/** @param {Cluster} cluster */
async function untilBackendsAnswer({ backends }) {
  for (const { name, healthUrl } of backends) {
    const answers = async () => (await fetch(healthUrl).catch(() => undefined))?.ok;
    await until(answers, `${name} answers again`, restartMs);
  }
}

/** @param {NonNullable<Cluster['proxy']>} proxy @returns {Target} */
function workerOf(proxy) {
  let [killed] = [0];
  const worker = async () => (await proxy.workers())[0];
  return {
    name: 'nginx worker',
    kill: async () => {
      killed = (await worker()) ?? 0;
      if (killed === 0) throw new Error('nginx has no worker');
      process.kill(killed, 'SIGKILL');
    },
    // Its master starts another one.
    restart: () =>
      until(
        async () => {
          const pids = await proxy.workers();
          return pids.length > 0 && !pids.includes(killed);
        },
        'nginx has another worker',
        restartMs,
      ),
  };
}

/**
 * Every process of the cluster.
 *
 * @param {Cluster} cluster
 * @returns {Target[]}
 */
export function targetsOf(cluster) {
  const { sites, backends, stores, proxy } = cluster;
  if (!stores || !proxy) throw new Error('the cluster has not been started');
  const members = [...sites, ...backends].map((member) => ({
    name: member.name,
    kill: () => member.kill(),
    restart: () => member.start(),
  }));
  const kept = [stores.postgres, stores.redis, stores.s3].map(({ name, halt, resume }) => ({
    name,
    kill: () => halt('killed'),
    restart: async () => {
      await resume();
      await untilBackendsAnswer(cluster);
      await cluster.untilJoined();
    },
  }));
  return [...members, ...kept, workerOf(proxy)];
}
