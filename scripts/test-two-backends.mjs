/**
 * Runs two backends on one PostgreSQL, and looks for what only one process could promise: no save is lost, a session is
 * everybody's, limits count together, search is up to date, and every job and mail is done once. Then connections
 * break, a process is killed, clocks are two minutes apart, a later version migrates, and PostgreSQL has no connection
 * left. Before all that: two backends on one SQLite.
 *
 *   --rounds=N   how often both save at the same moment (60)
 *   --only=TEXT  runs only the parts whose name has the text
 */
import { buildBackend } from './lib/build.mjs';
import { Cluster } from './lib/backends/cluster.mjs';
import { runJobsOnce, sendMailsOnce } from './lib/backends/once.mjs';
import { workOnNewerSchema } from './lib/backends/newer-schema.mjs';
import { breakConnections, killOne, useUpConnections } from './lib/backends/outages.mjs';
import { savePartAtOnce } from './lib/backends/part-saves.mjs';
import { makeManyAtOnce, saveAtOnce } from './lib/backends/saves.mjs';
import { findAtOther } from './lib/backends/search.mjs';
import { refuseSecond } from './lib/backends/second.mjs';
import { crossOver, limits, showPresence, signOut } from './lib/backends/sessions.mjs';
import { TestResults } from './lib/test-results.mjs';

/** @param {string} name @param {string} otherwise */
const option = (name, otherwise) =>
  process.argv.find((part) => part.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;

const AHEAD_ROUNDS = 10;
const PART_ROUNDS = 10;
const rounds = Number(option('rounds', '60'));
const results = new TestResults();
const cluster = new Cluster();

/** @param {string} name @param {() => Promise<unknown>} work what it gives is printed */
async function part(name, work) {
  if (!name.includes(option('only', ''))) return;
  await results.run(name, async () => {
    const figures = await work();
    if (figures !== undefined) console.info(`${name}: ${JSON.stringify(figures)}`);
  });
}

await buildBackend();
await part('a second backend on one SQLite', refuseSecond);
try {
  await cluster.start();
  const { both } = cluster;
  const account = cluster.account ?? { email: '', password: '' };
  const admin = await both[0].logIn(account);
  const token = await both[0].enter(admin);
  const two = { both, admin, token, account, mailDir: cluster.mailDir ?? '', databaseUrl: cluster.databaseUrl ?? '' };
  const saveRounds = async (/** @type {number} */ count, /** @type {string} */ pageKey) => {
    const { acknowledged, lost } = await saveAtOnce(two, count, pageKey);
    if (lost > 0 || acknowledged < count * 2) throw new Error(`of ${acknowledged} acknowledged saves ${lost} are lost`);
    return { acknowledged, lost };
  };
  await part('saves at the same moment', () => saveRounds(rounds, 'at-once'));
  await part('saves of one part at the same moment', () => savePartAtOnce(two, PART_ROUNDS));
  await part('many records at the same moment', () => makeManyAtOnce(two, 24));
  await part('sign-in codes', () => crossOver(two));
  await part('sign-out', () => signOut(two));
  await part('presence', () => showPresence(two));
  await part('limits', () => limits(two));
  await part('search', async () => ({ slowestMs: Math.round(await findAtOther(two, 10)) }));
  await part('jobs once', () => runJobsOnce(two));
  await part('mails once', () => sendMailsOnce(two));
  await part('broken connections', () => breakConnections(two, 10));
  await part('a killed backend', () => killOne({ ...two, kill: () => cluster.kill(1), run: () => cluster.run(1) }));
  await part('clocks two minutes apart', async () => {
    await cluster.kill(1);
    await cluster.run(1, true);
    await crossOver(two);
    const saves = await saveRounds(AHEAD_ROUNDS, 'clocks');
    const slowestMs = Math.round(await findAtOther(two, 2));
    await cluster.kill(1);
    await cluster.run(1);
    return { ...saves, slowestMs };
  });
  await part('a database that a later version has migrated', () =>
    workOnNewerSchema({
      ...two,
      restart: async () => {
        await cluster.kill(1);
        await cluster.run(1);
      },
    }),
  );
  await part('no connection left', () => useUpConnections(two));
  await part('search after all that', async () => ({ slowestMs: Math.round(await findAtOther(two, 2)) }));
} catch (error) {
  await results.run('two backends on one PostgreSQL', () => Promise.reject(error));
} finally {
  await cluster.stop();
}
process.exit(results.print() ? 0 : 1);
