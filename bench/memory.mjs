/**
 * `node bench/memory.mjs [--minutes 15]`: what memory the site and the backend hold under mixed load at 70 % of what
 * they can do: kept pages, pages that are made anew every ten seconds, client-side navigation, searches, unknown
 * addresses and pictures. On a scratch database and free ports. The first third of the time is warm-up. Ends with 1 if
 * answers have another status than expected, since other work than the intended was measured then.
 */
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';

import { startDemo } from './lib/demo-stack.mjs';
import { memoryWithChildren } from './lib/measure.mjs';
import { random } from './lib/random.mjs';

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '15' } } }).values;
const durationMs = Number(minutes) * 60_000;
const capacitySeconds = 20;
const share = 0.7;
const atOnce = 16;
const words = ['köprü', 'barajlar', 'tünel', 'metrolar', 'bridge', 'dam', 'İstanbul', 'yok-böyle', 'a', 'kar yükü'];

const demo = await startDemo({ REVALIDATE_SECONDS: '10' });
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const numbers = random(18);

/**
 * @param {string} path @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, text: string }>} status 0 without an answer
 */
const ask = (path, headers = {}) =>
  new Promise((resolve) => {
    const sent = request(demo.siteUrl + path, { agent, headers, timeout: 30_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.once('close', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.once('timeout', () => sent.destroy()).once('error', () => resolve({ status: 0, text: '' }));
    sent.end();
  });

/** @param {string} path */
const textAt = async (path) => (await ask(path)).text;

const pages = [...(await textAt('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
  ([, path]) => path || '/',
);
const pictures = [...(await textAt('/')).matchAll(/\/media\/w\d+\/[\w.-]+/g)].map(([path]) => path);

/**
 * A kind of request, its share in percent, the status of its answers, and how one is sent.
 *
 * @typedef {[string, number, number, () => ReturnType<typeof ask>]} Kind
 */

/** @type {Kind[]} */
const mix = [
  ['pages', 60, 200, () => ask(numbers.pick(pages), { 'accept-encoding': 'br' })],
  // Next redirects any other value: without further headers of its router, it expects an empty one.
  ['client-side navigation', 10, 200, () => ask(`${numbers.pick(pages)}?_rsc=`, { rsc: '1' })],
  ['searches', 5, 200, () => ask(`/ara?q=${encodeURIComponent(numbers.pick(words))}`)],
  ['unknown addresses', 10, 404, () => ask(`/page/yok-${numbers.int(1e9)}`)],
  ['pictures', 15, 200, () => ask(numbers.pick(pictures), { accept: 'image/avif,image/webp,*/*' })],
];

/** Times to the last byte in milliseconds, by kind. @type {Record<string, number[]>} */
let times = {};
/** How many answers had another status than expected, by kind and status. @type {Record<string, number>} */
const unexpected = {};

/** Sends one request of the mix. */
async function visit() {
  let left = numbers.int(100);
  const [kind, , expected, send] = /** @type {Kind} */ (mix.find(([, share]) => (left -= share) < 0));
  const begun = performance.now();
  const { status } = await send();
  (times[kind] ??= []).push(performance.now() - begun);
  if (status === expected) return;
  const name = `${kind}, status ${status} instead of ${expected}`;
  unexpected[name] = (unexpected[name] ?? 0) + 1;
}

/** @param {number} ms how long @param {number} [perSecond] at most @returns {Promise<number>} requests a second */
async function load(ms, perSecond = Infinity) {
  const begun = performance.now();
  let sent = 0;
  const visitor = async () => {
    while (performance.now() - begun < ms) {
      sent += 1;
      await visit();
      const aheadMs = (sent / perSecond) * 1000 - (performance.now() - begun);
      if (aheadMs > 0) await new Promise((resolve) => setTimeout(resolve, aheadMs));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return (sent / (performance.now() - begun)) * 1000;
}

/** @type {{ site: number, backend: number }[]} */
const readings = [];
const read = async () => {
  const [site, backend] = await Promise.all([demo.site, demo.backend].map(({ pid }) => memoryWithChildren(pid ?? 0)));
  const reading = { site: site ?? NaN, backend: backend ?? NaN };
  readings.push(reading);
  console.info(`memory: ${reading.site} MB (site), ${reading.backend} MB (backend)`);
};

try {
  await load(capacitySeconds * 1000);
  times = {};
  const capacity = await load(capacitySeconds * 1000);
  const clock = setInterval(() => void read(), durationMs / 30);
  const perSecond = await load(durationMs, capacity * share);
  clearInterval(clock);
  const after = readings.slice(Math.floor(readings.length / 3));
  const summary = Object.fromEntries(
    /** @type {const} */ (['site', 'backend']).map((process) => {
      const values = after.map((reading) => reading[process]);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      const half = Math.floor(values.length / 2);
      const mean = (/** @type {number[]} */ list) => list.reduce((sum, value) => sum + value, 0) / list.length;
      const growth = Math.round((mean(values.slice(half)) / mean(values.slice(0, half)) - 1) * 1000) / 10;
      return [process, { least, most, 'second half to first half (%)': growth }];
    }),
  );
  for (const [kind, list] of Object.entries(times)) {
    list.sort((a, b) => a - b);
    const at = (/** @type {number} */ place) => (list[Math.floor(list.length * place)] ?? NaN).toFixed(1);
    console.info(`${kind}: ${list.length} answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  }
  console.info(
    JSON.stringify({ capacity: Math.round(capacity), perSecond: Math.round(perSecond), ...summary }, null, 2),
  );
  for (const [name, count] of Object.entries(unexpected)) console.error(`${name}: ${count} answers`);
  if (Object.keys(unexpected).length > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await demo.stop();
}
