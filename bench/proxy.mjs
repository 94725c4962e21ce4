/**
 * `node bench/proxy.mjs`: requests per second of cached pages behind `deploy/nginx/corporate-site.conf`, beside files with
 * the same bytes that the same nginx serves over the same TLS: as nginx does by itself; with the page's policy and other
 * headers, as a static site would send them; and kept open, as copies of pages are. Every round loads all of them in another order, and a page is compared with the files of its own round.
 * Processor time is that of nginx's worker. Its limits for one visitor are left out: the load comes from one. On a
 * scratch database and free ports, with nothing else to do.
 *
 *   --rounds=N  --seconds=N   other numbers, for one run of each
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { startNginx } from '../scripts/lib/nginx.mjs';
import { shuffled } from '../scripts/lib/shuffled.mjs';
import { cpuOf } from './lib/cpu-of.mjs';
import { startDemo } from './lib/demo-stack.mjs';
import { requirePrograms, withoutLimits } from './lib/nginx.mjs';
import { table } from './lib/table.mjs';
import { load } from './lib/throughput.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '8' }, seconds: { type: 'string', default: '5' } },
});

const addresses = ['/', '/about', '/en', '/page/yok'];
const kinds = /** @type {const} */ (['page', 'file', 'withHeaders', 'open']);

/** @typedef {typeof kinds[number]} Kind */
/** @typedef {{ rate: number, p99: number, micros: number }} Run `micros`: nginx's processor time for an answer */
/** @typedef {Record<Kind, Run[]>} Runs in the order of the rounds */

/** @param {number[]} all */
function median(all) {
  const sorted = [...all].sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** @param {number} value */
const twoDigits = (value) => Number(value.toFixed(2));

/** @param {number[]} all @returns {string} the median, the least and the most */
const range = (all) => `${twoDigits(median(all))} (${twoDigits(Math.min(...all))} to ${twoDigits(Math.max(...all))})`;

/** @param {Kind} kind @param {number} index of the address */
const pathOf = (kind, index) => (kind === 'page' ? (addresses[index] ?? '/') : `/bench-${kind}-${index}`);

/** What nginx sends of itself with a file, or what belongs to one connection. */
const ofNginx = /^(content-(encoding|length|type)|etag|vary|date|connection|keep-alive|transfer-encoding)$/;

/** @typedef {{ body: Buffer, headers: Headers }} Answer of the site, as it is without compression */

/** @param {Headers} headers @returns {string} directives, that send them with every answer */
const sendAlways = (headers) =>
  [...headers]
    .filter(([name]) => !ofNginx.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`)
    .join(' ');

/** Puts files beside the pages. @param {Answer[]} answers @returns {(conf: string, folder: string) => string} */
const withFiles = (answers) => (conf, folder) => {
  const locations = answers.map(({ body, headers }, index) => {
    const file = path.join(folder, `bench-${index}`);
    writeFileSync(file, body);
    writeFileSync(`${file}.gz`, gzipSync(body));
    const rest = `alias ${file}; gzip_static on; default_type "text/html; charset=utf-8";`;
    return [
      `location = ${pathOf('file', index)} { open_file_cache off; ${rest} }`,
      `location = ${pathOf('withHeaders', index)} { open_file_cache off; ${rest} ${sendAlways(headers)} }`,
      `location = ${pathOf('open', index)} { ${rest} }`,
    ].join(' ');
  });
  return withoutLimits(conf).replace(
    'location = /api/metrics {',
    `${locations.join('\n  ')}\n  location = /api/metrics {`,
  );
};

/** @param {Awaited<ReturnType<typeof startNginx>>} proxy @param {string} target @returns {Promise<Run>} */
async function measure(proxy, target) {
  const [worker = 0] = await proxy.workers();
  const before = cpuOf(worker);
  const { rate, p99, answers } = await load(`https://127.0.0.1:${proxy.https}${target}`, Number(values.seconds));
  return { rate, p99, micros: ((cpuOf(worker) - before) * 1000) / answers };
}

/** @param {string} address @param {Runs} runs */
function rowOf(address, runs) {
  const of = (/** @type {Kind} */ kind, /** @type {keyof Run} */ what) => median(runs[kind].map((run) => run[what]));
  /** @param {Kind} kind @param {(page: Run, other: Run) => number} share @returns {number[]} of each round */
  const sharesOf = (kind, share) =>
    runs.page.flatMap((page, round) => {
      const other = runs[kind][round];
      return other ? [share(page, other)] : [];
    });
  const rates = (/** @type {Kind} */ kind) => range(sharesOf(kind, (page, other) => page.rate / other.rate));
  const byProcessor = (/** @type {Kind} */ kind) => range(sharesOf(kind, (page, other) => other.micros / page.micros));
  return {
    address,
    'requests/s': Math.round(of('page', 'rate')),
    'p99 (ms)': twoDigits(of('page', 'p99')),
    'of a file': rates('file'),
    'of a file with its headers': rates('withHeaders'),
    'of a file kept open': rates('open'),
    'processor (µs)': twoDigits(of('page', 'micros')),
    'of a file, by processor': byProcessor('file'),
    'of a file with its headers, by processor': byProcessor('withHeaders'),
    'of a file kept open, by processor': byProcessor('open'),
  };
}

await requirePrograms({ wrk: 'wrk' });
const demo = await startDemo({ TRUSTED_PROXIES: '1' });
/** @param {string} url */
const port = (url) => Number(new URL(url).port);
try {
  const answers = [];
  for (const address of addresses) {
    const response = await fetch(demo.siteUrl + address);
    answers.push({ body: Buffer.from(await response.arrayBuffer()), headers: response.headers });
  }
  const proxy = await startNginx([port(demo.siteUrl)], [port(demo.backendUrl)], withFiles(answers));
  const all = addresses.flatMap((_address, index) => kinds.map((kind) => ({ kind, index })));
  for (const { kind, index } of all) await load(`https://127.0.0.1:${proxy.https}${pathOf(kind, index)}`, 1);
  const found = addresses.map(() => /** @type {Runs} */ ({ page: [], file: [], withHeaders: [], open: [] }));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { kind, index } of shuffled(all)) {
      found[index]?.[kind].push(await measure(proxy, pathOf(kind, index)));
    }
  }
  await proxy.stop();
  console.info(`\n${table(found.map((runs, index) => rowOf(addresses[index] ?? '', runs)))}\n`);
} finally {
  await demo.stop();
}
