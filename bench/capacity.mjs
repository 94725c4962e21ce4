/**
 * `node bench/capacity.mjs [SECONDS]`: what a request of each kind costs in processor time, in nginx, the site, the
 * backend and PostgreSQL, and one point of load. docs/scaling.md and its simulation (`npm run bench:scaling`) start from
 * these figures; `--write` puts them into `bench/lib/capacity.json`, `--nginx` measures that of nginx alone and keeps the
 * others, and `--build=FOLDER` serves a build that is there. Processor time is the same while others use the machine.
 */
import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { promisify } from 'node:util';

import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startRedis } from '../scripts/lib/redis.mjs';
import { startSite } from '../scripts/lib/services.mjs';
import { visit } from './forms-visitor.mjs';
import { costsBy } from './lib/cost-of.mjs';
import { cpuOf } from './lib/cpu-of.mjs';
import { send } from './lib/many-pages.mjs';
import { get } from './lib/measure.mjs';
import { nginxCosts } from './lib/nginx-costs.mjs';
import { oneByOne, openLoad, quantile } from './lib/open-load.mjs';
import { random } from './lib/random.mjs';
import { assumed, capacity } from './lib/scaling.mjs';
import { logIn } from './lib/sign-in.mjs';
import { startMetered } from './lib/start-metered.mjs';

const seconds = Number(process.argv.slice(2).find((part) => /^\d+$/.test(part)) ?? 5);
const built = process.argv.find((part) => part.startsWith('--build='))?.split('=')[1];

/** @type {(() => Promise<unknown>)[]} */
const stops = [];

const { siteUrl, backendUrl, siteEnv, account, revalidateSecret, cpu, connections } = await startMetered(
  stops,
  built,
).catch(async (error) => {
  for (const end of stops) await end();
  return exitWithLine(error);
});
const { costOf, rest, costUnderLoad, repeat } = costsBy(cpu);

const agent = new Agent({ keepAlive: true });

/** @param {string[]} tags */
async function announce(tags) {
  const [body, timestamp] = [JSON.stringify({ tags }), String(Date.now())];
  const signature = `sha256=${createHmac('sha256', revalidateSecret).update(`${timestamp}.${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
  const { status } = await fetch(`${siteUrl}/api/revalidate`, { method: 'POST', body, headers });
  if (status !== 200) throw new Error(`revalidate: ${status}`);
}

/** Marks every page as stale, requests each, and waits until all are generated again. */
async function regenerate() {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  for (const each of paths) await get(`${siteUrl}${each}`, agent);
  return costOf(async () => {
    await announce(['content']);
    for (const each of paths) await get(`${siteUrl}${each}`, agent);
    // A page is generated after its stale copy was sent: the site is idle when all are done.
    await rest();
    return paths.length;
  });
}

/** How many announcements Redis takes in a second, from 32 instances. */
async function announcementRate() {
  const redis = await startRedis();
  if (!redis) throw new Error('Redis is missing: install redis-server');
  stops.unshift(redis.stop);
  const entry = ['xadd', 'announcements', 'MAXLEN', '~', '1000', '*', 'message', 'x'.repeat(300)];
  const args = ['-p', String(redis.port), '-c', '32', '-n', '50000', '-q', '--csv', ...entry];
  const { stdout } = await promisify(execFile)('redis-benchmark', args);
  return Math.round(Number(/,"([\d.]+)"/.exec(stdout.trim().split('\n').at(-1) ?? '')?.[1]));
}

/** Saves and publishes one page of the demo content, as the admin does. */
async function measureEditing() {
  const headers = { authorization: `JWT ${await logIn(backendUrl, account)}`, origin: backendUrl };
  const found = await (await fetch(`${backendUrl}/api/pages?limit=1&depth=0`, { headers })).json();
  const { id } = found.docs[0];
  let round = 0;
  const save = (/** @type {string} */ query, /** @type {string} */ status) => () => {
    round += 1;
    return send(
      `${backendUrl}/api/pages/${id}?${query}`,
      { title: `Başlık ${round}`, _status: status },
      headers,
      'PATCH',
    );
  };
  return {
    save: await repeat(60, save('draft=true', 'draft')),
    publication: await repeat(30, save('depth=0', 'published')),
  };
}

async function measureAll() {
  const page = await costUnderLoad(`${siteUrl}/`, seconds);
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(await (await fetch(siteUrl)).text()) ?? [];
  const kinds = {
    page,
    payload: await costUnderLoad(`${siteUrl}/about`, seconds, ['RSC: 1']),
    file: await costUnderLoad(`${siteUrl}${script}`, seconds),
    search: await repeat(150, () => get(`${siteUrl}/ara?q=zemin`, agent)),
    call: await repeat(300, () => get(`${backendUrl}/api/GetPageData?pageKey=homepage`, agent)),
    message: await costOf(async () => {
      const options = { backendUrl: backendUrl, secret: revalidateSecret, index: 1, powMs: 0 };
      return (await visit({ ...options, until: Date.now() + seconds * 1000 })).length;
    }),
    regeneration: await regenerate(),
    ...(await measureEditing()),
  };

  // Pages that are not in the server's memory, one process, visitors who come at random.
  const plainPort = await freePort();
  const plainUrl = `http://127.0.0.1:${plainPort}`;
  const plain = startSite(
    { ...siteEnv, FINISHED_PAGES_MB: '0', PORT: String(plainPort), SITE_URL: plainUrl },
    '[plain]',
  );
  stops.unshift(() => stop(plain));
  await waitFor(`${plainUrl}/about`, 60_000, plain);
  await oneByOne(`${plainUrl}/about`, 300);
  const alone = await oneByOne(`${plainUrl}/about`, 400);
  const before = cpuOf(plain.pid ?? 0);
  const mean = alone.reduce((sum, ms) => sum + ms, 0) / alone.length;
  const rate = Math.round(600 / mean);
  const draws = random(19);
  const waits = await openLoad(`${plainUrl}/about`, rate, seconds * 4, () => draws.int(1e6) / 1e6);
  const point = {
    // Every twentieth of the sorted times: what the simulation draws from.
    alone: alone.filter((_ms, index) => index % 20 === 10).map((ms) => Number(ms.toFixed(2))),
    rate,
    answered: Math.round(waits.length / (seconds * 4)),
    p50: Number(quantile(waits, 0.5).toFixed(2)),
    p99: Number(quantile(waits, 0.99).toFixed(2)),
    cpu: Number(((cpuOf(plain.pid ?? 0) - before) / waits.length).toFixed(3)),
  };
  return { connections: await connections(), redis: await announcementRate(), kinds, point };
}

try {
  await get(`${siteUrl}/`, agent);
  // It begins with pictures ten seconds after its start.
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  await rest();
  const fileBytes = (assumed.kilobytes * 1000) / (assumed.documents + assumed.payloads + assumed.files);
  const nginx = await nginxCosts({ siteUrl, backendUrl, seconds, fileBytes });
  const measured = new Date().toISOString().slice(0, 10);
  const figures = process.argv.includes('--nginx')
    ? { ...capacity, nginxMeasured: measured, nginx }
    : { measured, nginxMeasured: measured, ...(await measureAll()), nginx };
  const text = `${JSON.stringify(figures, null, 2)}\n`;
  console.info(text);
  if (process.argv.includes('--write')) await writeFile(new URL('lib/capacity.json', import.meta.url), text);
} finally {
  agent.destroy();
  for (const end of stops) await end();
}
process.exit();
